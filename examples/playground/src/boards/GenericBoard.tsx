import { memo } from "react";
import { capital } from "../text.js";
import type { BoardProps } from "./board.js";
import { factsOf, groupsOf, type Place, type Shown } from "./scene.js";

function Card({ card, spot }: { readonly card: Shown; readonly spot: string }) {
  return (
    <li className={`card card-${card.kind}`} data-spot={spot}>
      {card.label !== "" && <span aria-hidden="true">{card.label}</span>}
      <span className="sr">{card.text}</span>
    </li>
  );
}

function PlaceView({ place, differs }: { readonly place: Place; readonly differs: boolean }) {
  const { path, name, text, count, cards } = place;
  return (
    <figure className={`place${differs ? " differs" : ""}`} aria-label={text}>
      <figcaption>
        {capital(name)}
        {differs && <span className="mark"> only here</span>}
      </figcaption>
      {count === null ? (
        <ul className="cards" data-spot={path}>
          {cards.map((card, index) => (
            <Card key={index} card={card} spot={`${path}#${index}`} />
          ))}
          {cards.length === 0 && <li className="quiet">nothing</li>}
        </ul>
      ) : (
        <p className={`card pile card-${count === 0 ? "empty" : "back"}`} data-spot={path}>
          <span>{count}</span>
        </p>
      )}
    </figure>
  );
}

/** Shows any game from its view and its words. */
export const GenericBoard = memo(function GenericBoard({
  game,
  words,
  view,
  viewer,
  seats,
  differs = () => false,
}: BoardProps) {
  const groups = groupsOf(game, words, view, seats, viewer === "spectator" ? null : viewer);
  const facts = factsOf(words, view);
  return (
    <div className="generic">
      {facts.length > 0 && (
        <ul className="facts">
          {facts.map((fact, index) => (
            <li key={index}>{fact}</li>
          ))}
        </ul>
      )}
      {groups.map(({ seat, places }) => (
        <section
          key={seat ?? "table"}
          className={`group ${seat === null ? "common" : seat === viewer ? "own" : "other"}`}
        >
          <h3>
            {seat === null ? "The table" : words.seat(seat, view)}
            {seat !== null && seat === viewer ? " (you)" : ""}
          </h3>
          <div className="places">
            {places.map((place) => (
              <PlaceView key={place.path} place={place} differs={differs(place.path)} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
});

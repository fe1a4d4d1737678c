import type { Describe, MoveOf } from "@facedown/core";
import { includes } from "@facedown/core";
import {
  answerTexts,
  spanishPack,
  standardPack,
  type Identity,
  type Pack,
  type totallyHuman,
  type View,
} from "@facedown/totally-human";
import { memo } from "react";
import type { BoardProps } from "../board.js";
import { GenericBoard } from "../GenericBoard.js";
import { packOf } from "../packs.js";
import { IdentityPicture, RocketPicture, Standee, Symbol } from "./art.js";
import "./board.css";

type Game = typeof totallyHuman;
type Move = MoveOf<Game>;

interface Props {
  readonly pack: Pack;
  readonly view: View;
  readonly words: Describe<Game>;
  readonly viewer: BoardProps["viewer"];
  readonly choices: readonly Move[];
  readonly play: (move: Move) => void;
}

type Figure = (seat: number, place: string) => React.ReactNode;

function figureFor({ view, pack, words }: Pick<Props, "view" | "pack" | "words">): Figure {
  return (seat, place) => {
    const character = pack.characters[view.players[seat]?.character ?? 0];
    const flip = place === "" ? {} : { flip: `${place} ${seat}` };
    return (
      <Standee key={seat} name={words.seat(seat, view)} color={character?.color ?? "#888888"} {...flip} />
    );
  };
}

function IdentityCard({ card, text, spot }: { card: Identity | null; text: string; spot: string }) {
  return (
    <li
      className={`identity ${card === null ? "card-back" : card.alien ? "alien" : "plain"}`}
      data-spot={spot}
    >
      {card && (
        <>
          <IdentityPicture alien={card.alien} />
          <strong aria-hidden="true">{card.number}</strong>
        </>
      )}
      <span className="sr">{text}</span>
    </li>
  );
}

function Players({ figure, ...props }: Props & { readonly figure: Figure }) {
  const { view, words, viewer } = props;
  return (
    <ul className="players">
      {view.players.map(({ hand }, seat) => {
        const path = `players.${seat}.hand`;
        const role = view.roles[seat];
        return (
          <li key={seat} className={seat === viewer ? "player own" : "player"}>
            <div className="who-is">
              {figure(seat, "")}
              <h3>
                {words.seat(seat, view)}
                {seat === viewer && <span className="quiet"> (you)</span>}
              </h3>
              {role && <span className={`role ${role}`}>{role}</span>}
              {view.phase === "discuss" && includes(view.done, seat) && <span className="said">is done</span>}
            </div>
            <ul className="hand" data-spot={path} aria-label={words.place(path, view)}>
              {hand.map((card, at) => (
                <IdentityCard
                  key={at}
                  card={card}
                  text={words.card(card as never, path, view)}
                  spot={`${path}#${at}`}
                />
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

function Question({ round, figure, ...props }: Props & { readonly round: number; readonly figure: Figure }) {
  const { pack, view, words, choices, play } = props;
  const index = view.questions[round];
  const noun = view.nouns[round];
  if (index === null || index === undefined || !noun) return null;
  const question = pack.questions[index];
  const answers = view.answers[round] ?? [];
  const texts = answerTexts(pack, view, round);
  const isAsked = view.phase === "answer" && view.round === round;
  const sealed = answers.flatMap(({ sealed, choice }, seat) => (sealed && choice === null ? [seat] : []));
  return (
    <li className={view.round === round ? "question now" : "question"}>
      <h3 data-spot={`questions#${round}`}>
        <span className="quiet">{round + 1}</span> {question?.text}{" "}
        {question?.symbols.map((symbol) => (
          <Symbol key={symbol} symbol={symbol} />
        ))}
      </h3>
      <ol className="answers" data-spot={`nouns#${round}`}>
        {texts.map((text, at) => {
          const number = at + 1;
          const move = isAsked
            ? choices.find((each) => each.type === "answer" && each.number === number)
            : undefined;
          const here = answers.flatMap(({ choice }, seat) => (choice === number ? [seat] : []));
          const words1 = (
            <>
              <strong>{number}</strong> {text}
            </>
          );
          return (
            <li key={number} className={here.length > 0 ? "answer taken" : "answer"}>
              {move ? (
                <button type="button" onClick={() => play(move)}>
                  {words1}
                </button>
              ) : (
                <span className="answer-text">{words1}</span>
              )}
              <span className="figures">{here.map((seat) => figure(seat, `answer ${round}`))}</span>
            </li>
          );
        })}
      </ol>
      {isAsked && sealed.length > 0 && (
        <p className="sealed">
          <span className="quiet">Face down:</span>
          {sealed.map((seat) => figure(seat, `answer ${round}`))}
          <span className="sr">{sealed.map((seat) => words.seat(seat, view)).join(", ")}</span>
        </p>
      )}
    </li>
  );
}

const hues = [28, 210, 150, 280, 0, 60, 100, 320];

function Rockets({ figure, ...props }: Props & { readonly figure: Figure }) {
  const { pack, view, words, viewer, choices, play } = props;
  return (
    <ul className="rockets">
      {view.rockets.map(({ crew, ready, launched }, rocket) => {
        const aboard = view.players.flatMap((_, seat) => (includes(crew, seat) ? [seat] : []));
        const isMine = viewer !== "spectator" && includes(crew, viewer);
        const moves = choices.filter(
          (move) =>
            ("rocket" in move && move.rocket === rocket) ||
            (isMine && (move.type === "launch" || move.type === "withdrawLaunch")),
        );
        const asking = view.requests.filter((request) => request.rocket === rocket);
        return (
          <li key={rocket} className={isMine ? "rocket own" : "rocket"}>
            <RocketPicture launched={launched} hue={hues[rocket % hues.length] ?? 0} />
            <h3>{pack.rockets[rocket]?.name}</h3>
            {launched && <p className="said">is off</p>}
            <div className="crew" role="group" aria-label="aboard">
              {aboard.map((seat) => (
                <span key={seat} className={includes(ready, seat) ? "ready" : ""}>
                  {figure(seat, "rocket")}
                  {includes(ready, seat) && <span className="said">agrees</span>}
                </span>
              ))}
              {aboard.length === 0 && <span className="quiet">nobody aboard</span>}
            </div>
            {asking.map((request) => {
              const { seat, consent } = request;
              const replies = choices.filter(
                (move) =>
                  isMine &&
                  (move.type === "agree" || move.type === "refuse" || move.type === "withdrawConsent") &&
                  move.seat === seat,
              );
              const refusing = view.players.flatMap((_, each) =>
                includes(consent.refused, each) ? [each] : [],
              );
              return (
                <div key={seat} className="request">
                  <p>
                    {words.seat(seat, view)} asks to come aboard.
                    {refusing.length > 0 &&
                      ` Refused by ${refusing.map((each) => words.seat(each, view)).join(", ")}.`}
                  </p>
                  {replies.map((move) => (
                    <button type="button" key={move.type} onClick={() => play(move)}>
                      {words.move(move, view)}
                    </button>
                  ))}
                </div>
              );
            })}
            {moves.map((move) => (
              <button type="button" key={move.type} onClick={() => play(move)}>
                {words.move(move, view)}
              </button>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

function Piles({ view, words }: Pick<Props, "view" | "words">) {
  const piles = [
    ["identities", view.identities],
    ["piles.questions", view.piles.questions],
    ["piles.adjectives", view.piles.adjectives],
    ["piles.nouns", view.piles.nouns],
    ["discards", view.discards.length],
  ] as const;
  return (
    <ul className="piles">
      {piles.map(([path, count]) => (
        <li key={path} data-spot={path}>
          <span className="tiny card-back" aria-hidden="true" /> {words.place(path, view)}: {count}
        </li>
      ))}
    </ul>
  );
}

/** The table of Totally Human. */
export default memo(function Board(given: BoardProps) {
  const { game, words, view, viewer, choices, play } = given;
  const pack = packOf(game, [standardPack, spanishPack]);
  if (!pack) return <GenericBoard {...given} />;
  const props: Props = {
    pack,
    view: view as View,
    words: words,
    viewer,
    choices: choices as readonly Move[],
    play: play,
  };
  const figure = figureFor(props);
  const isLaunch = ["choosePlace", "launch", "over"].includes(props.view.phase);
  const rockets = (
    <section key="rockets" className="area">
      <h2>Rockets</h2>
      <Rockets {...props} figure={figure} />
    </section>
  );
  return (
    <div className="totally-human">
      <Players {...props} figure={figure} />
      {isLaunch && rockets}
      <section className="area">
        <h2>Questions and answers</h2>
        <ol className="questions">
          {[2, 1, 0].map((round) => (
            <Question key={round} {...props} round={round} figure={figure} />
          ))}
        </ol>
      </section>
      {!isLaunch && rockets}
      <Piles view={props.view} words={props.words} />
    </div>
  );
});

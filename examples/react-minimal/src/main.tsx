import { useState } from "react";
import { createRoot } from "react-dom/client";
import { createTable, describe, type PlayerSeat } from "@facedown/core";
import { useChoices, useOutcome, usePlay, useSeatStore, useView, useWaiting } from "@facedown/react";
import { totallyHuman } from "@facedown/totally-human";

type Seat = PlayerSeat<typeof totallyHuman>;

const seed = new URLSearchParams(location.search).get("seed");
const table = createTable(totallyHuman, { seats: 3, ...(seed !== null && { seed }) });

/** One player's turn at the device: what that seat sees and may do. */
function Turn({ seat, onPass }: { readonly seat: Seat; readonly onPass: () => void }) {
  const store = useSeatStore(seat);
  const view = useView(store);
  const choices = useChoices(store);
  const waiting = useWaiting(store);
  const outcome = useOutcome(store);
  const { play, rejection } = usePlay(store);
  const words = describe(totallyHuman, "en", seat.viewer);
  return (
    <>
      <h1>{words.phase(view)}</h1>
      <p>{outcome ? words.outcome(outcome, view) : words.waiting(waiting, view)}</p>
      {choices.map((move) => (
        <button type="button" key={JSON.stringify(move)} onClick={() => void play(move)}>
          {words.move(move, view)}
        </button>
      ))}
      {rejection && <p role="alert">{words.rejection(rejection, view)}</p>}
      <ul>
        {[...(words.standing(view) ?? []), ...words.places(view).map(({ text }) => text)].map(
          (text, line) => (
            <li key={line}>{text}</li>
          ),
        )}
      </ul>
      <button type="button" onClick={onPass}>
        Pass the device
      </button>
    </>
  );
}

/** Three players at one device: nobody's cards are on the page while it changes hands. */
function HotSeat() {
  const [turn, setTurn] = useState({ seat: 0, isShown: false });
  const name = describe(totallyHuman).seat(turn.seat, table.spectator.view);
  if (turn.isShown)
    return (
      <Turn
        seat={table.seat(turn.seat)}
        onPass={() => setTurn({ seat: (turn.seat + 1) % table.seats, isShown: false })}
      />
    );
  return (
    <button type="button" onClick={() => setTurn({ ...turn, isShown: true })}>
      I am {name}: show my cards
    </button>
  );
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<HotSeat />);

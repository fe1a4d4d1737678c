import { includes, type Seat } from "@facedown/core";
import { Hearts, WeaponPicture } from "./art.js";
import { Card } from "./Card.js";
import { textOf } from "./cards.js";
import { textsIn } from "./texts.js";
import { movesOnCard, movesOnPlayer, movesOnProgram, type TableProps } from "./props.js";

interface PlayerProps extends TableProps {
  readonly seat: Seat;
  /** The weapon that the viewer is about to take. */
  readonly chosen: string | undefined;
}

function marksOf({ seat, view, words }: PlayerProps): string[] {
  const player = view.players[seat];
  if (!player) return [];
  const { turn, aimed } = view.reactions;
  const { sworn, marks } = textsIn(words.language);
  return [
    ...(player.sworn ? [sworn[player.sworn]] : []),
    ...(player.awake ? [marks.awake] : []),
    ...(player.deadly ? [marks.deadly] : []),
    ...(player.stalled ? [marks.stalled] : []),
    ...player.unlocked.map((weapon) => marks.unlocked(textOf(weapon, words.language).name)),
    ...(player.allows ? [marks.allows] : []),
    ...(includes(turn, seat) ? [marks.turn] : []),
    ...(includes(aimed, seat) ? [marks.aimed] : []),
  ];
}

/** The weapon that a player holds, and whom it is aimed at. */
function Held({ seat, view, words }: PlayerProps) {
  const weapon = view.weapons.find(({ holder }) => holder === seat);
  if (!weapon) return null;
  const texts = textsIn(words.language);
  const targets = weapon.targets.map((target) => words.seat(target, view)).join(texts.and);
  return (
    <p className="held">
      <WeaponPicture kind={weapon.kind} /> {textOf(weapon.kind, words.language).name}
      {targets !== "" && (
        <>
          {" "}
          <span className="aim">
            <span aria-hidden="true">→</span>
            <span className="sr">{texts.aimedAt}</span> <strong>{targets}</strong>
          </span>
        </>
      )}
    </p>
  );
}

/** The three cards of a player: loyalty, ID, loyalty; the ID lies on its side at 1 hit point (HP-H-2). */
function ThreeCards(props: PlayerProps) {
  const { seat, view, words, chosen } = props;
  const { slots } = textsIn(words.language);
  const { identity, loyalties, up, hp } = view.players[seat]!;
  const loyalty = (slot: 0 | 1) => {
    const face = loyalties[slot] ?? null;
    return (
      <Card
        {...props}
        path={`players.${seat}.loyalties`}
        at={slot}
        face={face === "empty" ? null : face}
        isUp={up.loyalties[slot]}
        className="loyalty"
        moves={movesOnCard(props, seat, slot, chosen)}
        label={slots[slot]}
      />
    );
  };
  return (
    <div className={hp === 0 ? "three out" : "three"}>
      {loyalty(0)}
      <Card
        {...props}
        path={`players.${seat}.identity`}
        at={0}
        face={identity[0] ?? null}
        isUp={up.id}
        className={hp === 1 ? "identity sideways" : "identity"}
        moves={movesOnCard(props, seat, "id", chosen)}
        label={slots.id}
      />
      {loyalty(1)}
    </div>
  );
}

function Programs(props: PlayerProps) {
  const { seat, view, viewer, words } = props;
  const texts = textsIn(words.language);
  const { hand, permanents } = view.players[seat]!;
  if (hand.length + permanents.length === 0) return null;
  const card = (face: string | null, from: "hand" | "permanents", at: number) => (
    <Card
      key={`${from}${at}`}
      {...props}
      path={`players.${seat}.${from}`}
      at={at}
      face={face}
      isUp={from === "permanents"}
      className="program"
      moves={seat === viewer ? movesOnProgram(props, from, at) : []}
      label={from === "hand" ? texts.hand(at + 1) : texts.permanent}
    />
  );
  return (
    <div className="programs">
      {hand.map((face, at) => card(face, "hand", at))}
      {permanents.map((face, at) => card(face, "permanents", at))}
    </div>
  );
}

/** A player: hit points, cards, weapon and marks, and what the viewer can do about them. */
export function Player(props: PlayerProps) {
  const { seat, view, viewer, words, play, chosen } = props;
  const { hp } = view.players[seat]!;
  const isActive = view.turn.active === seat && view.phase !== "over";
  const choice = view.reactions.answers[seat];
  const moves = movesOnPlayer(props, seat, chosen);
  const marks = marksOf(props);
  const { state, you } = textsIn(words.language);
  const aimedBy = view.weapons.filter(({ holder, targets }) => holder !== null && targets.includes(seat));
  return (
    <section
      className={[
        "player",
        isActive ? "now" : "",
        hp === 0 ? "eliminated" : "",
        viewer === seat ? "own" : "",
      ].join(" ")}
      aria-label={words.seat(seat, view)}
    >
      <h3>
        {words.seat(seat, view)}
        {viewer === seat ? ` (${you})` : ""} <Hearts hp={hp} />
      </h3>
      <p className="state-of">
        {isActive && <span className="said">{view.turn.weapon === null ? state.active : state.armed}</span>}
        {hp === 0 && <span className="said">{state.out}</span>}
        {choice?.asked && <span className="said">{choice.sealed ? state.answered : state.asked}</span>}
        {hp > 0 && aimedBy.length > 0 && <span className="said danger">{state.target}</span>}
      </p>
      <ThreeCards {...props} />
      <Programs {...props} />
      <Held {...props} />
      {marks.length > 0 && <p className="quiet">{marks.join(" · ")}</p>}
      {moves.map((move) => (
        <button type="button" key={JSON.stringify(move)} className="primary" onClick={() => play(move)}>
          {words.move(move, view)}
        </button>
      ))}
    </section>
  );
}

import { useEffect, useRef } from "react";

interface Props {
  readonly name: string;
  readonly others: readonly number[];
  readonly names: readonly string[];
  readonly onTake: () => void;
  readonly onCall: (seat: number) => void;
}

/** What is on the screen while the device changes hands: a name, and no card. */
export function Curtain({ name, others, names, onTake, onCall }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, [name]);
  return (
    <main className="curtain">
      <h2 ref={heading} tabIndex={-1}>
        Pass the device to {name}
      </h2>
      <p>Nothing of anybody’s cards is on this screen now.</p>
      <button type="button" className="primary" onClick={onTake}>
        I am {name}: show my cards
      </button>
      {others.length > 0 && (
        <p>
          Somebody else wants it:{" "}
          {others.map((seat) => (
            <button type="button" key={seat} onClick={() => onCall(seat)}>
              {names[seat]}
            </button>
          ))}
        </p>
      )}
    </main>
  );
}

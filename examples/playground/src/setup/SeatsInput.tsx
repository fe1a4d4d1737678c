import { useState } from "react";

interface Props {
  readonly id: string;
  readonly min: number;
  readonly max: number;
  /** What is played with: always within the limits. */
  readonly value: number;
  /** Hears each number that is typed, within the limits or not. */
  readonly onChange: (value: number) => void;
}

/** A number of seats. What is being typed stays as it is until the field is left or Enter is pressed. */
export function SeatsInput({ id, min, max, value, onChange }: Props) {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      id={id}
      type="number"
      min={min}
      max={max}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value !== "") onChange(Number(target.value));
      }}
      onBlur={() => setTyped(undefined)}
      onKeyDown={({ key }) => {
        if (key === "Enter") setTyped(undefined);
      }}
    />
  );
}

import { useId } from "react";
import type { Json } from "@facedown/core";
import type { Field } from "./fields.js";

interface Props {
  readonly name: string;
  readonly help: string;
  /** What its values are called, by what `String` makes of them. */
  readonly values: Readonly<Record<string, string>>;
  readonly field: Field;
  readonly value: Json;
  readonly onChange: (value: Json) => void;
}

function said(value: Json, values: Props["values"]): string {
  const called = typeof value === "object" && value !== null ? undefined : values[String(value)];
  if (called !== undefined) return called;
  if (value === null) return "none";
  return typeof value === "string" ? value : JSON.stringify(value);
}

function Input({ id, help, values, field, value, onChange }: Omit<Props, "name"> & { readonly id: string }) {
  const shared = { id, "aria-describedby": help === "" ? undefined : `${id}-help` };
  switch (field.kind) {
    case "boolean":
      return (
        <input
          {...shared}
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    case "choice":
      return (
        <select
          {...shared}
          value={JSON.stringify(value)}
          onChange={(event) => onChange(JSON.parse(event.target.value) as Json)}
        >
          {field.choices.map((choice) => (
            <option key={JSON.stringify(choice)} value={JSON.stringify(choice)}>
              {said(choice, values)}
            </option>
          ))}
        </select>
      );
    case "number":
      return (
        <input
          {...shared}
          type="number"
          min={field.min ?? undefined}
          max={field.max ?? undefined}
          step={field.isWhole ? 1 : "any"}
          placeholder={field.mayBeNone ? said(null, values) : undefined}
          value={typeof value === "number" ? value : ""}
          onChange={(event) =>
            onChange(
              event.target.value === "" ? (field.mayBeNone ? null : field.usual) : Number(event.target.value),
            )
          }
        />
      );
    case "json":
      return (
        <input
          {...shared}
          type="text"
          spellCheck={false}
          defaultValue={JSON.stringify(value)}
          onChange={(event) => {
            try {
              onChange(JSON.parse(event.target.value) as Json);
              event.target.setCustomValidity("");
            } catch {
              event.target.setCustomValidity("This is no JSON.");
            }
          }}
        />
      );
  }
}

/** One option of a game. */
export function OptionField({ name, help, values, ...rest }: Props) {
  const id = useId();
  return (
    <div className="option">
      <label htmlFor={id}>{name}</label>
      <Input id={id} help={help} values={values} {...rest} />
      {help !== "" && <small id={`${id}-help`}>{help}</small>}
    </div>
  );
}

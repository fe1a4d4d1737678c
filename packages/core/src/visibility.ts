import type { Sealed, SealedView } from "./sealed.js";
import type { Seats } from "./seats.js";
import type { Secret } from "./secret.js";
import type { AnyZone } from "./zone.js";

type Leaf = string | number | boolean | null | undefined;
type AnyCell = { readonly face: unknown; readonly shownTo: Seats };
type Cards = { readonly audience: Seats; readonly cards: readonly unknown[] };
type Choices = { readonly asked: Seats; readonly choices: readonly unknown[] };
type Holder = AnyCell | Cards | Choices;
type Less = [never, 0, 1, 2, 3, 4, 5, 6, 7];

/** What is no plain JSON, or says nothing of what it holds. */
type Opaque = ((...args: never[]) => unknown) | Date | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown>;

/** `true` for `object` and `{}`, whose fields are not known. */
type IsBare<T> = T extends readonly unknown[] ? false : keyof T extends never ? true : false;

/** `true` where a type holds a cell at any depth up to eight; what may hold one counts, such as `any`, `unknown`, `object`. */
export type Holds<T, Depth extends number = 8> = unknown extends T
  ? true
  : Depth extends 0
    ? false
    : T extends Leaf
      ? false
      : T extends Holder | Opaque
        ? true
        : T extends readonly (infer Element)[]
          ? Holds<Element, Less[Depth]>
          : T extends object
            ? IsBare<T> extends true
              ? true
              : { [K in keyof T]-?: Holds<T[K], Less[Depth]> }[keyof T]
            : false;

type CellsOnly<T> = T extends null
  ? true
  : T extends Holder
    ? true
    : T extends readonly (infer E)[]
      ? CellsOnly<E>
      : false;

const ofEach: unique symbol = Symbol.for("facedown.each") as never;

/** The same rule for every element of a list, or every value of a dictionary. Made by `each`. */
export interface Each<Rule> {
  readonly [ofEach]: Rule;
}

/** The same rule for every element of a list, or every value of a dictionary. */
export function each<const Rule>(rule: Rule): Each<Rule> {
  return { [ofEach]: rule };
}

/** The rule inside an `each`, or `undefined` when it is something else. */
export function eachRule(rule: unknown): unknown {
  return typeof rule === "object" && rule !== null && ofEach in rule
    ? (rule as Each<unknown>)[ofEach]
    : undefined;
}

type AnyKey<T> = T extends unknown ? keyof T : never;
type Field<T, K extends PropertyKey> = T extends { readonly [P in K]?: infer Value } ? Value : never;

/** The visibility of every field of a type: for a union, of the fields of all its members. */
export type MapOf<T> = { readonly [K in AnyKey<T>]: VisibilityOf<Field<T, K>> };

type EachOf<Element> = Each<Exclude<VisibilityOf<Element>, "hidden">>;

type HolderRule<T> = [T] extends [Opaque]
  ? "no rule will do: this is not plain JSON"
  : IsBare<T> extends true
    ? "no rule will do: give this a type, since an object may hold a cell"
    : KnownRule<T>;

type KnownRule<T> = [T] extends [AnyCell]
  ? "cells" | "hidden"
  : [T] extends [Cards]
    ? "cells" | "count" | "hidden"
    : [T] extends [Choices]
      ? "cells" | "hidden"
      : [T] extends [readonly (infer Element)[]]
        ? EachOf<Element> | (false extends CellsOnly<Element> ? never : "cells" | "hidden")
        : string extends keyof T
          ? EachOf<T[keyof T]>
          : MapOf<T>;

/**
 * Which visibility a type takes: `"public"` where no cell is inside; `"cells"` (each to whom it is shown), `"count"` (a
 * zone's size alone) or `"hidden"` (nobody at the table is told that it is there) for what is made of cells; `each(…)`
 * for lists and dictionaries of mixtures; a map of all its fields for a mixture.
 */
export type VisibilityOf<T> = unknown extends T
  ? "no rule will do: give this a type, since unknown may hold a cell"
  : true extends Holds<T>
    ? HolderRule<Exclude<T, null | undefined>>
    : "public";

/** What a rule would have to be for a name that the state does not have: there is none. */
export interface NoSuchField {
  readonly noSuchField: never;
}

/** Refuses names that the state does not have. */
export type NoOther<Map, T> = {
  readonly [K in Exclude<keyof Map, AnyKey<T>>]: NoSuchField;
};

/** A type that nobody may change, to its leaves. */
export type Frozen<T> = T extends Leaf ? T : { readonly [K in keyof T]: Frozen<T[K]> };

/** What is seen of cells: faces, or what shows of a face-down card. */
export type Shown<T> = T extends null
  ? null
  : T extends Secret<infer Face, infer Back>
    ? Frozen<Face> | ([Back] extends [never] ? null : Frozen<Back>)
    : T extends AnyZone<infer Face, infer Back>
      ? readonly (
          | Frozen<Face>
          | ([Back] extends [never] ? null : Frozen<Back>)
          | (T extends { readonly fixed: true } ? "empty" : never)
        )[]
      : T extends Sealed<infer Choice>
        ? SealedView<Frozen<Choice>>
        : T extends readonly (infer Element)[]
          ? readonly Shown<Element>[]
          : never;

/** What is seen of a value of type `T` under the visibility `Map`. */
export type ViewIn<T, Map> = Map extends "public"
  ? Frozen<T>
  : T extends null | undefined
    ? T
    : Map extends "count"
      ? number
      : Map extends "cells"
        ? Shown<T>
        : Map extends Each<infer Rule>
          ? T extends readonly (infer Element)[]
            ? readonly ViewIn<Element, Rule>[]
            : { readonly [K in keyof T]: ViewIn<T[K], Rule> }
          : {
              readonly [
                K in keyof T as K extends keyof Map ? (Map[K] extends "hidden" ? never : K) : never
              ]: ViewIn<T[K], Map[K & keyof Map]>;
            };

/** The names of the places of a map that hold cells: `"deck"`, `"players.*.hand"`. */
export type PlacesIn<Map, Before extends string = ""> = Map extends "public"
  ? never
  : Map extends string
    ? Before
    : Map extends Each<infer Rule>
      ? PlacesIn<Rule, `${Before}.*`>
      : { [K in keyof Map & string]: PlacesIn<Map[K], Before extends "" ? K : `${Before}.${K}`> }[keyof Map &
          string];

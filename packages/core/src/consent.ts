import { FacedownError } from "./errors.js";
import { common, includes, nobody, only, union, without, type Seat, type Seats } from "./seats.js";

/** What a group thinks of a request, in the open. Plain data: a state holds it under `"public"`. */
export interface Consent {
  /** Those who are asked. */
  group: Seats;
  /** Those of the group who have agreed. */
  agreed: Seats;
  /** Those of the group who have refused. */
  refused: Seats;
}

/** Asks a group. */
export function askConsent(group: Seats): Consent {
  return { group, agreed: nobody, refused: nobody };
}

function assertAsked(consent: Readonly<Consent>, seat: Seat): void {
  if (!includes(consent.group, seat))
    throw new FacedownError("bad-seat", "seat", seat, "a seat that is asked");
}

/** A seat agrees; an earlier refusal of its is gone. Throws `bad-seat` if it is not asked. */
export function agree(consent: Consent, seat: Seat): void {
  assertAsked(consent, seat);
  consent.agreed = union(consent.agreed, only(seat));
  consent.refused = without(consent.refused, only(seat));
}

/** A seat refuses; an earlier agreement of its is gone. Throws `bad-seat` if it is not asked. */
export function refuse(consent: Consent, seat: Seat): void {
  assertAsked(consent, seat);
  consent.refused = union(consent.refused, only(seat));
  consent.agreed = without(consent.agreed, only(seat));
}

/** A seat takes back what it said, if it said anything. */
export function withdrawConsent(consent: Consent, seat: Seat): void {
  consent.agreed = without(consent.agreed, only(seat));
  consent.refused = without(consent.refused, only(seat));
}

/** The group is another now: the words of those who left vanish, newcomers have not answered. */
export function regroup(consent: Consent, group: Seats): void {
  consent.group = group;
  consent.agreed = common(consent.agreed, group);
  consent.refused = common(consent.refused, group);
}

/** Whether all of the group have agreed; so it is at once when the group is empty. */
export function isUnanimous(consent: Readonly<Consent>): boolean {
  return without(consent.group, consent.agreed) === nobody;
}

/** Whether at least one has refused. */
export function isRefused(consent: Readonly<Consent>): boolean {
  return consent.refused !== nobody;
}

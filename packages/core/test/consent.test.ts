import { expect, test } from "vitest";
import {
  agree,
  askConsent,
  isRefused,
  isUnanimous,
  nobody,
  only,
  refuse,
  regroup,
  withdrawConsent,
} from "@facedown/core";

test("a group agrees when all of it have, in any order", () => {
  const consent = askConsent(only(0, 2));
  expect(consent).toEqual({ group: 5, agreed: 0, refused: 0 });
  agree(consent, 2);
  expect([isUnanimous(consent), isRefused(consent)]).toEqual([false, false]);
  agree(consent, 0);
  expect([isUnanimous(consent), isRefused(consent)]).toEqual([true, false]);
});

test("a later word replaces an earlier one, and a word can be taken back", () => {
  const consent = askConsent(only(0, 1));
  agree(consent, 0);
  refuse(consent, 0);
  expect(consent).toEqual({ group: 3, agreed: 0, refused: 1 });
  expect(isRefused(consent)).toBe(true);
  agree(consent, 0);
  expect(consent).toEqual({ group: 3, agreed: 1, refused: 0 });
  withdrawConsent(consent, 0);
  withdrawConsent(consent, 1);
  expect(consent).toEqual({ group: 3, agreed: 0, refused: 0 });
});

test("with another group the words of those who left vanish and newcomers have not answered", () => {
  const consent = askConsent(only(0, 1, 2));
  agree(consent, 0);
  refuse(consent, 1);
  regroup(consent, only(0, 3));
  expect(consent).toEqual({ group: only(0, 3), agreed: only(0), refused: nobody });
  expect(isUnanimous(consent)).toBe(false);
});

test("an empty group agrees at once", () => {
  expect(isUnanimous(askConsent(nobody))).toBe(true);
});

test.each([1, 31, -1, NaN, "0" as never])("%s is not asked", (seat) => {
  const consent = askConsent(only(0));
  for (const word of [agree, refuse])
    expect(() => word(consent, seat)).toThrow(expect.objectContaining({ code: "bad-seat" }));
  expect(consent).toEqual({ group: 1, agreed: 0, refused: 0 });
});

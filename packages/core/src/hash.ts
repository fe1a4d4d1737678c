import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { FacedownError } from "./errors.js";
import { canonicalJson } from "./json.js";

/** The SHA-256 of a value of plain JSON, in hexadecimal: the same for equal values. Throws `not-json` for none at all. */
export function hashJson(value: unknown): string {
  if (value === undefined || typeof value === "function" || typeof value === "symbol")
    throw new FacedownError("not-json", "value", value, "plain JSON");
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));
}

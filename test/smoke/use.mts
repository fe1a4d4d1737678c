import * as core from "@facedown/core";
import * as testing from "@facedown/testing";
import * as totallyHuman from "@facedown/totally-human";

for (const [name, api] of Object.entries({ core, testing, totallyHuman })) {
  if (typeof api !== "object") throw new Error(`${name} is not a module`);
}

import * as core from "@facedown/core";
import * as testing from "@facedown/testing";
import * as totallyHuman from "@facedown/totally-human";

for (const [name, api] of Object.entries({ core, testing, totallyHuman })) {
  if (Object.keys(api).length === 0) throw new Error(`${name} exports nothing`);
}

import core = require("@facedown/core");
import testing = require("@facedown/testing");
import totallyHuman = require("@facedown/totally-human");

for (const [name, api] of Object.entries({ core, testing, totallyHuman })) {
  if (typeof api !== "object") throw new Error(`${name} is not a module`);
}

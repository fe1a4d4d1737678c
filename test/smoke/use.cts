import core = require("@facedown/core");
import testing = require("@facedown/testing");
import totallyHuman = require("@facedown/totally-human");

for (const [name, api] of Object.entries({ core, testing, totallyHuman })) {
  if (Object.keys(api).length === 0) throw new Error(`${name} exports nothing`);
}

import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { schedule } from "../scripts/schedule.mjs";

const node = (code: string) => [process.execPath, "-e", code];
const part = (name: string, code: string, more: object = {}) => ({
  name,
  budget: 1,
  commands: () => [node(code)],
  ...more,
});

/** Whether a process of this id runs; one that ended and that nobody has asked for is no longer one. */
const lives = (id: number) =>
  /^[^Z\s]/.test(spawnSync("ps", ["-o", "stat=", "-p", String(id)]).stdout.toString());

const run = async (...parts: ReturnType<typeof part>[]) => {
  const reported: string[] = [];
  const results = await schedule(parts, process.env, ({ part, state }) => {
    reported.push(`${part.name} ${state}`);
  });
  return { results, reported };
};

describe("the schedule of the check", () => {
  it("runs a part after what it needs, and not at all when that failed", async () => {
    const { results, reported } = await run(
      part("last", "", { needs: ["first"] }),
      part("first", "console.log('a word')"),
      part("broken", "console.error('no luck'); process.exit(3)"),
      part("hopeless", "", { needs: ["broken"] }),
    );
    expect([...reported].sort()).toEqual([
      "broken failed",
      "first passed",
      "hopeless not run",
      "last passed",
    ]);
    expect(reported.indexOf("first passed")).toBeLessThan(reported.indexOf("last passed"));
    expect(results.find(({ part }) => part.name === "broken")?.output).toBe("no luck\n");
  });

  it("counts a command that is not there as failed", async () => {
    const { results } = await run({ ...part("lost", ""), commands: () => [["no-such-command-here"]] });
    expect(results[0]?.state).toBe("failed");
    expect(results[0]?.output).toContain("no-such-command-here");
  });

  it.skipIf(process.platform === "win32")(
    "stops a part that hangs, with all that it started, and goes on",
    { timeout: 20_000 },
    async () => {
      const hang = `const { pid } = require("node:child_process").spawn(process.execPath,
        ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" });
        console.log(pid); setInterval(() => {}, 1000);`;
      const { results, reported } = await run(
        part("hangs", hang, { limit: 1.5 }),
        part("after", "", { needs: ["hangs"] }),
        part("beside", ""),
      );
      const { output, state } = results.find(({ part }) => part.name === "hangs")!;
      expect(state).toBe("failed");
      expect(output).toContain("stopped after 1.5 s, it seems to hang");
      expect(lives(process.pid)).toBe(true);
      expect(lives(Number.parseInt(output, 10))).toBe(false);
      expect([...reported].sort()).toEqual(["after not run", "beside passed", "hangs failed"]);
    },
  );
});

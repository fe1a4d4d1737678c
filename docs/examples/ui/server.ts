import { createServer } from "node:http";
import { createTable } from "@facedown/core";
import { totallyHuman } from "@facedown/totally-human";

const table = createTable(totallyHuman, { seats: 4 });
const keys = ["red", "blue", "green", "pink"]; // give each player one of your own making

export const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? "/", "http://localhost");
  const number = keys.indexOf(url.searchParams.get("key") ?? "");
  if (number < 0) return void response.writeHead(403).end();
  const seat = table.seat(number); // all that this player may know

  if (request.method === "GET") {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const stop = seat.subscribe(
      (packet) => response.write(`data: ${JSON.stringify(packet)}\n\n`),
      { choices: true }, // for a page without the game's code
    );
    return void response.on("close", stop);
  }

  try {
    let body = "";
    for await (const part of request) body += String(part);
    const result = await seat.play(JSON.parse(body)); // takes anything
    response.writeHead(result.ok ? 200 : 409).end(JSON.stringify(result));
  } catch {
    response.writeHead(400).end(); // not JSON, or not all of it
  }
});

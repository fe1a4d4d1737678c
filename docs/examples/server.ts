import type { AddressInfo } from "node:net";
import type { Packet } from "@facedown/core";
import type { totallyHuman } from "@facedown/totally-human";
import { server } from "./ui/server.js";

await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.address() as AddressInfo;
const at = (key: string) => `http://127.0.0.1:${port}/?key=${key}`;

/** The first packet that the server sends to whoever has this key. */
async function firstPacket(key: string) {
  const response = await fetch(at(key));
  const reader = response.body!.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  const text = new TextDecoder().decode(value).slice("data: ".length);
  return JSON.parse(text) as Packet<typeof totallyHuman>;
}

const red = await firstPacket("red");
const { players } = red.view;
console.log(
  "Red has",
  players[0]!.hand.length,
  "cards; Blue's:",
  players[1]!.hand,
);

const post = (key: string, body: string) =>
  fetch(at(key), { method: "POST", body });
const move = JSON.stringify(red.choices?.[0]);
console.log("Red answers:", (await post("red", move)).status);
console.log("Blue sees:", (await firstPacket("blue")).view.answers[0]?.[0]);
console.log("Nonsense:", await (await post("red", '{"type":"win"}')).text());
console.log("No JSON:", (await post("red", "launch!")).status);
console.log("A stranger:", (await fetch(at("spy"))).status);
server.close();
server.closeAllConnections();

import type { Posted, Request } from "../protocol.js";
import { Host } from "./host.js";
import { browserStorage } from "./storage.js";

const post = (message: Posted): void => {
  self.postMessage(message);
};
const host = new Host(browserStorage(), (status) => {
  post({ type: "status", status });
});

async function answer(request: Request, port: MessagePort | undefined): Promise<unknown> {
  switch (request.name) {
    case "open":
      return host.open(request.ask);
    case "resume":
      return host.resume();
    case "load":
      return host.load(request.ask.text);
    case "sit":
      if (!port) throw new Error("a port to sit at");
      return host.sit(request.ask.viewer, port);
    case "referee":
      host.referee(request.ask.on);
      return null;
    case "others":
      host.others();
      return null;
    case "pace":
      host.pace(request.ask.milliseconds);
      return null;
    case "host":
      return host.host(request.ask.move);
    case "positions":
      return host.positions(request.ask.viewer);
    case "look":
      return host.look(request.ask.viewer, request.ask.position);
    case "deduce":
      return host.deduce(request.ask.viewer);
    case "branch":
      host.branch(request.ask.viewer, request.ask.position);
      return null;
    case "line":
      host.line(request.ask.index);
      return null;
    case "record":
      return host.record();
    case "eyes":
      return host.eyes();
    case "leave":
      host.leave();
      return null;
  }
}

self.addEventListener("message", ({ data, ports }: MessageEvent<Request>) => {
  answer(data, ports[0]).then(
    (value) => {
      post({ type: "answer", id: data.id, answer: value });
    },
    (error: unknown) => {
      post({ type: "failed", id: data.id, problem: error instanceof Error ? error.message : String(error) });
    },
  );
});
post({ type: "ready" });

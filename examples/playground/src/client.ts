import type { AnyGame, Viewer } from "@facedown/core";
import { connectSeat, type RemoteSeat } from "@facedown/core/remote";
import { createSeatStore, type SeatStore } from "@facedown/react";
import type { Name, Posted, Requests, Status, Told } from "./protocol.js";
import { tell } from "./told.js";

/** A seat of the worker's table, as the page holds it. */
export interface Chair {
  readonly store: SeatStore;
  /** What was told before it was connected. */
  readonly told: readonly Told[];
  /** Stands up: nothing more arrives. */
  readonly leave: () => void;
}

/** The page's end of the worker: asks, and hears of the table what everybody may know. */
export class Client {
  readonly #worker: Worker;
  readonly #asked = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>();
  readonly #listeners = new Set<() => void>();
  #status: Status | null = null;
  #count = 0;
  #isReady: () => void = () => undefined;
  readonly #ready = new Promise<void>((resolve) => (this.#isReady = resolve));

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.addEventListener("message", ({ data }: MessageEvent<Posted>) => {
      this.#hear(data);
    });
  }

  #hear(posted: Posted): void {
    if (posted.type === "ready") {
      this.#isReady();
      return;
    }
    if (posted.type === "status") {
      this.#status = posted.status;
      for (const listener of this.#listeners) listener();
      return;
    }
    const asked = this.#asked.get(posted.id);
    this.#asked.delete(posted.id);
    if (posted.type === "answer") asked?.resolve(posted.answer as never);
    else asked?.reject(new Error(posted.problem));
  }

  readonly getStatus = (): Status | null => this.#status;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Asks the worker for something. Rejects when it cannot be had. */
  ask<K extends Name>(
    name: K,
    ask: Requests[K]["ask"],
    transfer: Transferable[] = [],
  ): Promise<Requests[K]["answer"]> {
    const id = this.#count++;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      void this.#ready.then(() => {
        this.#worker.postMessage({ id, name, ask }, transfer);
      });
    });
  }

  /** Sits down at a seat that this screen may see. */
  async sit(game: AnyGame, language: string, viewer: Viewer): Promise<Chair> {
    const { port1, port2 } = new MessageChannel();
    const answer = await this.ask("sit", { viewer }, [port1]);
    if (!answer.ok) throw new Error(answer.problem);
    const seat: RemoteSeat = await connectSeat(game, port2, viewer, { after: answer.after });
    const first = seat.getSnapshot();
    const news = first.at > answer.after ? [tell(game, language, viewer, first)] : [];
    return {
      store: createSeatStore(seat, { left: answer.left }),
      told: [...answer.told, ...news],
      leave: () => {
        seat.close();
        port2.close();
      },
    };
  }
}

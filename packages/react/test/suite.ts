import {
  act,
  createElement as h,
  startTransition,
  StrictMode,
  Suspense,
  useState,
  version,
  type ReactNode,
} from "react";
import { createTable, manualClock, type Packet, type Table } from "@facedown/core";
import { memory } from "@facedown/testing/fixtures";
import { totallyHuman } from "@facedown/totally-human";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  createSeatContext,
  createSeatStore,
  seatFromSnapshot,
  useChoices,
  useEvents,
  useOutcome,
  usePlay,
  useSeat,
  useSeatStore,
  useTimeLeft,
  useTimers,
  useUndo,
  useView,
  useWaiting,
  type SeatStore,
} from "@facedown/react";

type Game = typeof totallyHuman;

interface Root {
  render(node: ReactNode): void;
  unmount(): void;
}

/** The parts of react-dom that the suite needs, of either version. */
export interface Dom {
  readonly version: string;
  readonly createRoot: (container: HTMLElement) => Root;
  readonly hydrateRoot: (
    container: HTMLElement,
    node: ReactNode,
    options: { onRecoverableError: (error: unknown) => void },
  ) => Root;
  readonly renderToString: (node: ReactNode) => string;
}

/** The whole behavior of the hooks, in one version of React. */
export function hooksSuite(dom: Dom): void {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const mounted: Root[] = [];
  afterEach(async () => {
    await act(async () => mounted.splice(0).forEach((root) => root.unmount()));
    document.body.replaceChildren();
    vi.useRealTimers();
  });

  async function mount(node: ReactNode): Promise<HTMLElement> {
    const container = document.body.appendChild(document.createElement("div"));
    const root = dom.createRoot(container);
    mounted.push(root);
    await act(async () => root.render(node));
    return container;
  }
  const table = (seed = "hooks"): Table<Game> => createTable(totallyHuman, { seats: 3, seed });
  const answerAt = (at: Table<Game>, seat: number) =>
    act(async () => {
      await at.seat(seat).play(at.seat(seat).choices("answer")[0]!);
    });
  /** A component that counts its renderings. */
  function counting(use: () => unknown): { (): ReactNode; times: number; values: unknown[] } {
    const Component = (): ReactNode => {
      Component.times++;
      const value = use();
      Component.values.push(value);
      return h("p", null, JSON.stringify(value) ?? "undefined");
    };
    Component.times = 0;
    Component.values = [] as unknown[];
    return Component;
  }

  test("the React under test is the one that is said", () => {
    expect(version).toBe(dom.version);
  });

  describe("renderings", () => {
    test("a component that reads one field renders again only when that field's projection changed", async () => {
      const at = table();
      const store = createSeatStore(at.seat(0));
      const parts = {
        whole: counting(() => useSeat(store).at),
        view: counting(() => useView(store).phase),
        rockets: counting(() => useView(store, (view) => view.rockets)),
        phase: counting(() => useView(store, (view) => view.phase)),
        answered: counting(() => useView(store, (view) => view.answers[0]!.map(({ sealed }) => sealed))),
        hand: counting(() => useView(store, (view) => ({ hand: view.players[0]!.hand }))),
        waiting: counting(() => useWaiting(store)),
        choices: counting(() => useChoices(store, "answer")),
        outcome: counting(() => useOutcome(store)),
        timers: counting(() => useTimers(store)),
        undo: counting(() => useUndo(store).canUndo),
      };
      await mount(
        h(
          "div",
          null,
          Object.values(parts).map((part, key) => h(part, { key })),
        ),
      );
      const counts = () =>
        Object.fromEntries(Object.entries(parts).map(([name, { times }]) => [name, times]));
      const once = Object.fromEntries(Object.keys(parts).map((name) => [name, 1]));
      expect(counts()).toEqual(once);
      await answerAt(at, 1);
      const afterOne = { ...once, whole: 2, view: 2, answered: 2, waiting: 2 };
      expect(counts()).toEqual(afterOne);
      await answerAt(at, 0);
      expect(counts()).toEqual({ ...afterOne, whole: 3, view: 3, answered: 3, waiting: 3, undo: 2 });
      await answerAt(at, 2);
      expect(counts()).toMatchObject({ rockets: 1, hand: 1, outcome: 1, timers: 1, phase: 2, choices: 2 });
    });

    test("a hundred refused moves of another seat render nothing", async () => {
      const at = table();
      const store = createSeatStore(at.seat(0));
      const part = counting(() => useSeat(store).at);
      await mount(h(part));
      await act(async () => {
        for (let times = 0; times < 100; times++) await at.seat(1).play({ type: "launch" });
      });
      expect(part.times).toBe(1);
    });

    test("a selector that makes a new object each time keeps the identity of what it says", async () => {
      const at = table();
      const store = createSeatStore(at.seat(0));
      const part = counting(() => useSeat(store) && useView(store, (view) => ({ deep: [view.phase] })));
      await mount(h(part));
      await answerAt(at, 1);
      expect(part.times).toBe(2);
      expect(part.values[1]).toBe(part.values[0]);
    });

    test("a selector may change between renderings", async () => {
      const store = createSeatStore(table().seat(0));
      let show: (of: "phase" | "round") => void = () => undefined;
      const Part = (): ReactNode => {
        const [field, setField] = useState<"phase" | "round">("phase");
        show = setField;
        return h("p", null, String(useView(store, (view) => view[field])));
      };
      const page = await mount(h(Part));
      expect(page.textContent).toBe("answer");
      await act(async () => show("round"));
      expect(page.textContent).toBe("0");
    });
  });

  test("no tearing: components of one rendering show the same snapshot, also in a transition that is interrupted", async () => {
    const at = table();
    const store = createSeatStore(at.seat(0));
    const shown: string[] = [];
    const Part = ({ name }: { readonly name: string }): ReactNode => {
      const { at: number } = useSeat(store);
      const moves = useChoices(store).length;
      return h("i", null, `${name}${number}/${moves} `);
    };
    let add: () => void = () => undefined;
    const App = (): ReactNode => {
      const [parts, setParts] = useState(["a"]);
      add = () => startTransition(() => setParts(["a", "b", "c", "d"]));
      return h(
        Suspense,
        null,
        parts.map((name) => h(Part, { key: name, name })),
      );
    };
    const page = await mount(h(App));
    const look = new MutationObserver(() => shown.push(page.textContent));
    look.observe(page, { childList: true, subtree: true, characterData: true });
    await act(async () => {
      add();
      await at.seat(1).play(at.seat(1).choices("answer")[0]!);
    });
    await act(async () => {
      await at.seat(2).play(at.seat(2).choices("answer")[0]!);
    });
    look.disconnect();
    expect(page.textContent).toBe("a2/5 b2/5 c2/5 d2/5 ");
    for (const text of shown) expect(new Set(text.match(/\d+\/\d+/g)).size).toBe(1);
  });

  describe("playing", () => {
    test("tells that a result is to come, why a move was refused, and forgets it with the next", async () => {
      const seat = table().seat(0);
      let arrive: () => void = () => undefined;
      const store = createSeatStore({
        ...seat,
        play: async (move) => {
          await new Promise<void>((resolve) => (arrive = resolve));
          return seat.play(move);
        },
      });
      const part = counting(() => {
        const { play, isPlaying, rejection } = usePlay(store);
        latest = play;
        return [isPlaying, rejection?.code];
      });
      let latest: ReturnType<typeof usePlay<Game>>["play"];
      const page = await mount(h(part));
      expect(page.textContent).toBe("[false,null]");
      await act(async () => void latest({ type: "launch" }));
      expect(page.textContent).toBe("[true,null]");
      await act(async () => arrive());
      expect(page.textContent).toBe('[false,"not-now"]');
      await act(async () => void latest(store.choices("answer")[0]!));
      expect(page.textContent).toBe("[true,null]");
      await act(async () => arrive());
      expect(page.textContent).toBe("[false,null]");
    });

    test("takes a move back", async () => {
      const at = table();
      const store = createSeatStore(at.seat(0));
      let undo: () => Promise<unknown> = async () => undefined;
      const page = await mount(
        h(
          counting(() => {
            const undoing = useUndo(store);
            undo = undoing.undo;
            return undoing.canUndo;
          }),
        ),
      );
      await answerAt(at, 0);
      expect(page.textContent).toBe("true");
      await act(async () => {
        await undo();
      });
      expect(page.textContent).toBe("false");
    });
  });

  describe("events", () => {
    const Listening =
      (store: SeatStore<Game>, heard: unknown[], place: () => string | null = () => null) =>
      (): ReactNode => {
        useEvents(store, (packet: Packet<Game>) => heard.push([packet.at, place()]));
        return h("p", null, useSeat(store).at);
      };

    test("come once, in order, after what they show is on the page; StrictMode changes nothing", async () => {
      const at = table();
      const store = createSeatStore(at.seat(0));
      const heard: unknown[] = [];
      const container = document.body.appendChild(document.createElement("div"));
      const Part = Listening(store, heard, () => container.textContent);
      const root = dom.createRoot(container);
      mounted.push(root);
      await act(async () => root.render(h(StrictMode, null, h(Part))));
      expect(heard).toEqual([]);
      await answerAt(at, 1);
      expect(heard).toEqual([[1, "1"]]);
      await answerAt(at, 2);
      expect(heard.map((each) => (each as [number])[0])).toEqual([1, 2]);
    });

    test("end with the component", async () => {
      const at = table();
      const store = createSeatStore(at.seat(0));
      const heard: unknown[] = [];
      const container = document.body.appendChild(document.createElement("div"));
      const root = dom.createRoot(container);
      await act(async () => root.render(h(Listening(store, heard))));
      await act(async () => root.unmount());
      await answerAt(at, 1);
      expect(heard).toEqual([]);
    });
  });

  test("a timer's time left is told each second", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
    const at = createTable(memory, { seats: 2, seed: "minute", clock: manualClock() });
    const store = createSeatStore(at.seat(0));
    const page = await mount(h(counting(() => useTimeLeft(store, "minute"))));
    expect(page.textContent).toBe("60");
    await act(async () => void vi.advanceTimersByTime(14_600));
    expect(page.textContent).toBe("46");
    await act(async () => {
      await at.play({ type: "cover" });
    });
    expect(page.textContent).toBe("undefined");
  });

  test("another seat is another store", async () => {
    const at = table();
    let sit: (seat: number) => void = () => undefined;
    const Part = (): ReactNode => {
      const [seat, setSeat] = useState(0);
      sit = setSeat;
      const store = useSeatStore(at.seat(seat));
      return h(
        "p",
        null,
        useView(store, ({ players }) => players.map(({ hand }) => hand[0] !== null)).join(),
      );
    };
    const page = await mount(h(Part));
    expect(page.textContent).toBe("true,false,false");
    await act(async () => sit(2));
    expect(page.textContent).toBe("false,false,true");
  });

  describe("the hooks of one game", () => {
    const seat = createSeatContext<Game>();

    test("find their store in the nearest provider", async () => {
      const at = table();
      const store = createSeatStore(at.seat(0));
      const part = counting(() => [
        seat.useSeat().at,
        seat.useView().phase,
        seat.useView((view) => view.round),
        seat.useChoices("answer").length,
        seat.usePlay().isPlaying,
        seat.useUndo().canUndo,
        seat.useWaiting(),
        seat.useTimers(),
        seat.useTimeLeft("negotiation"),
        seat.useOutcome(),
        seat.useEvents(() => undefined),
        seat.useStore() === store,
      ]);
      const page = await mount(h(seat.SeatProvider, { store }, h(part)));
      expect(page.textContent).toBe(
        JSON.stringify([0, "answer", 0, 5, false, false, [0, 1, 2], [], null, null, null, true]),
      );
    });

    test("say so when there is none", () => {
      expect(() => dom.renderToString(h(counting(() => seat.useView())))).toThrow("a SeatProvider around");
    });
  });

  describe("on a server", () => {
    const Board = ({ store }: { readonly store: SeatStore<Game> }): ReactNode => {
      const view = useView(store);
      const choices = useChoices(store);
      const left = useTimeLeft(store, "negotiation");
      return h("p", null, JSON.stringify([useSeat(store).at, view.phase, choices.length, left ?? null]));
    };

    test("the first snapshot is drawn, and taken up on the page without a mismatch", async () => {
      const at = table();
      const onServer = createSeatStore(at.seat(0));
      const html = dom.renderToString(h(StrictMode, null, h(Board, { store: onServer })));
      const sent = JSON.stringify(onServer.getFirstSnapshot());
      await answerAt(at, 1);

      const container = document.body.appendChild(document.createElement("div"));
      container.innerHTML = html;
      const store = createSeatStore(seatFromSnapshot(totallyHuman, JSON.parse(sent)));
      store.attach(at.seat(0));
      const problems: unknown[] = [];
      const warned = vi.spyOn(console, "error").mockImplementation((problem) => problems.push(problem));
      let root: Root;
      await act(async () => {
        root = dom.hydrateRoot(container, h(StrictMode, null, h(Board, { store })), {
          onRecoverableError: (problem) => problems.push(problem),
        });
      });
      mounted.push(root!);
      warned.mockRestore();
      expect(problems).toEqual([]);
      expect(html).toContain("[0,&quot;answer&quot;,5,null]");
      expect(container.textContent).toBe('[1,"answer",5,null]');
    });
  });
}

import { useLayoutEffect, useRef, type RefObject } from "react";
import type { Packet } from "@facedown/core";
import { useEvents, type SeatStore } from "@facedown/react";

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface At {
  readonly zone: string;
  readonly index: number | null;
}

const length = 450;

/** The name of a thing that is the same wherever it stands, such as a player's figure. */
function flipped(element: SVGElement): string {
  return `the same ${String(element.dataset["flip"])}`;
}

function slide(element: Element, from: Spot, to: Spot, delay: number): void {
  element.animate(
    [
      { transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)`, zIndex: 5 },
      { transform: "none", zIndex: 5 },
    ],
    { duration: length, delay, easing: "ease-out", fill: "backwards" },
  );
}

function spotsIn(board: HTMLElement): Map<string, Spot> {
  const { left, top } = board.getBoundingClientRect();
  const spots = new Map<string, Spot>();
  for (const element of board.querySelectorAll<HTMLElement>("[data-spot]")) {
    const box = element.getBoundingClientRect();
    spots.set(String(element.dataset["spot"]), { x: box.left - left, y: box.top - top });
  }
  for (const element of board.querySelectorAll<SVGElement>("[data-flip]")) {
    const box = element.getBoundingClientRect();
    spots.set(flipped(element), { x: box.left - left, y: box.top - top });
  }
  return spots;
}

/** The names of the spot where a card lies, the closest first: its own, then its zone's. */
function namesOf({ zone, index }: At): string[] {
  return index === null ? [zone] : [`${zone}#${index}`, zone];
}

/**
 * Lets cards move on the board from where they were to where they are, as the movement events say. Boards mark places with
 * `data-spot="zone"`, cards with `data-spot="zone#index"`, and things that stay the same wherever they stand with
 * `data-flip`. Does nothing for who wants less motion.
 */
export function useMovement(board: RefObject<HTMLElement | null>, store: SeatStore): void {
  const spots = useRef(new Map<string, Spot>());
  useLayoutEffect(() => {
    if (board.current) spots.current = spotsIn(board.current);
  }, [board]);
  useEvents(store, (packet: Packet) => {
    const element = board.current;
    if (!element) return;
    const before = spots.current;
    const now = spotsIn(element);
    spots.current = now;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let moved = 0;
    for (const event of packet.events as readonly { type: string; from?: At | null; to?: At | null }[]) {
      if (event.type !== "moved" || !event.from || !event.to || typeof event.to !== "object") continue;
      const from = namesOf(event.from).find((name) => before.has(name));
      const to = namesOf(event.to).find((name) => now.has(name));
      if (from === undefined || to === undefined) continue;
      const card = element.querySelector<HTMLElement>(`[data-spot="${CSS.escape(to)}"]`);
      const [start, end] = [before.get(from), now.get(to)];
      if (!card || !start || !end || from === to) continue;
      slide(card, start, end, Math.min(moved++, 12) * 40);
    }
    for (const figure of element.querySelectorAll<SVGElement>("[data-flip]")) {
      const [start, end] = [before.get(flipped(figure)), now.get(flipped(figure))];
      if (start && end && Math.hypot(start.x - end.x, start.y - end.y) > 4) slide(figure, start, end, 0);
    }
  });
}

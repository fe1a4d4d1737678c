import type { Seat } from "@facedown/core";
import { canReaim } from "./aims.js";
import type { Effect, Target } from "./pack/types.js";
import {
  clockwise,
  countOf,
  has,
  isAlive,
  livingFrom,
  loyaltySlots,
  neighborsOf,
  weaponOf,
  type Scene,
} from "./scene.js";
import type { Hit, Task } from "./tasks.js";

/** Whose card it is, and who set it off. */
export interface Owned {
  readonly owner: Seat;
  readonly source: Seat | null;
}

/** The damage that is about to hit, where all may react to it. */
export function pendingHits({ table }: Scene): readonly Hit[] {
  const tasks = table.tasks as readonly Task[];
  const brace = tasks.findLast((task) => task.kind === "brace");
  return brace?.hits ?? [];
}

/** Whom an effect may be about, clockwise from its owner, by what everybody knows. */
export function candidates(scene: Scene, target: Target, { owner, source }: Owned): readonly Seat[] {
  const { players } = scene.table;
  const all = livingFrom(scene, owner);
  const others = all.filter((seat) => seat !== owner);
  switch (target) {
    case "self":
      return [owner];
    case "source":
      return source === null ? [] : [source];
    case "any":
      return all;
    case "other":
      return others;
    case "armed":
      return others.filter((seat) => weaponOf(scene, seat) >= 0);
    case "allArmed":
      return all.filter((seat) => weaponOf(scene, seat) >= 0);
    case "armedAimed":
      return all.filter((seat) => canReaim(scene, seat));
    case "neighbors":
      return neighborsOf(scene, owner);
    case "hasProgram":
      return others.filter((seat) => countOf(players[seat]!.hand) > 0);
    case "hasLoyalty":
      return others.filter((seat) => loyaltySlots(scene, seat, false).length > 0);
    case "hasId":
      return others.filter((seat) => !players[seat]!.up.id);
    case "hasUpLoyalty":
      return all.filter((seat) => loyaltySlots(scene, seat, true).length > 0);
    case "threatened":
      return all.filter((seat) => pendingHits(scene).some((hit) => hit.seat === seat));
    case "out":
      return clockwise(scene, owner).filter((seat) => seat !== owner && !isAlive(scene, seat));
  }
}

/** Whom an effect is about, or may be about; `undefined` where it is about nobody. */
export function targetOf(effect: Effect): Target | undefined {
  switch (effect.kind) {
    case "revive":
      return effect.who === "source" ? "source" : "out";
    case "loot":
      return "out";
    case "plate":
    case "stepIn":
      return "threatened";
    case "unlock":
    case "bar":
    case "again":
    case "dig":
    case "status":
    case "oneOf":
      return undefined;
    default:
      return effect.to;
  }
}

/** Whom this effect may be about: `candidates` without those whom its own rules leave out. */
export function targetsOf(scene: Scene, effect: Effect, owned: Owned): readonly Seat[] {
  const target = targetOf(effect);
  if (target === undefined) return [];
  const { players } = scene.table;
  const all = candidates(scene, target, owned);
  switch (effect.kind) {
    case "peekLoyalty":
    case "peekId":
      return all.filter((seat) => !has(scene, seat, "hidden"));
    case "loot":
      return all.filter((seat) => countOf(players[seat]!.hand) > 0);
    case "stepIn":
      return all.filter((seat) => seat !== owned.owner);
    case "takeWeapon":
      return isAlive(scene, owned.owner) ? all : [];
    case "revive":
      return all.filter(
        (seat) =>
          seat !== owned.owner &&
          !isAlive(scene, seat) &&
          (effect.who === "chosen" || players[seat]!.sworn === null),
      );
    case "damage":
    case "heal":
      return all.filter((seat) => isAlive(scene, seat));
    default:
      return all;
  }
}

/** Whether an effect can do something now (by what everybody knows, and what the owner has). */
export function isAble(scene: Scene, effect: Effect, owned: Owned): boolean {
  switch (effect.kind) {
    case "bar":
      return scene.table.announced !== null;
    case "unlock":
    case "again":
    case "dig":
      return true;
    case "status":
      return isAlive(scene, owned.owner);
    case "oneOf":
      return effect.of.some((list) => isListAble(scene, list, owned));
    case "swapLoyalty":
      return loyaltySlots(scene, owned.owner, false).length > 0 && targetsOf(scene, effect, owned).length > 0;
    case "custom":
      return effect.to === undefined || targetsOf(scene, effect, owned).length > 0;
    default:
      return targetsOf(scene, effect, owned).length > 0;
  }
}

/** Whether some effect of a list can do something. */
export function isListAble(scene: Scene, list: readonly Effect[], owned: Owned): boolean {
  return list.some((effect) => isAble(scene, effect, owned));
}

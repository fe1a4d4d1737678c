export {
  createSeatStore,
  seatFromSnapshot,
  type SeatSnapshot,
  type SeatStore,
  type SeatStoreOptions,
} from "@facedown/core/store";
export { createSeatContext, type SeatContext } from "./context.js";
export {
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
  type Playing,
  type Undoing,
} from "./hooks.js";
export { useSelected } from "./selected.js";

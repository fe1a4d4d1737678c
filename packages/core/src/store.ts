/**
 * A seat as a store that any framework can read: one snapshot at a time, and who wants to know when it changes.
 *
 * @module
 */

export { createSeatStore, type SeatStore, type SeatStoreOptions } from "./seat-store.js";
export { seatFromSnapshot, type SeatSnapshot } from "./snapshot-seat.js";
export { shareJson } from "./share.js";

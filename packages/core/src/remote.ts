/**
 * A seat at the other end of a port: a table in a worker, a page that sits at it.
 *
 * @module
 */

export { connectSeat, type ConnectOptions, type RemoteSeat } from "./connect-seat.js";
export { type SeatPort, type ToSeat, type ToTable } from "./seat-messages.js";
export { serveSeats, type ServeOptions } from "./serve-seats.js";

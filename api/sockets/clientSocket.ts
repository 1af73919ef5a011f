import { WebSocket } from "ws";
import type { Connection } from "./connection.ts";

/** A WebSocket that refers to its Connection. */
export class ClientSocket extends WebSocket {
  connection: Connection | undefined;
}

import { WebSocket } from "ws";
import type { Connection } from "./connection.ts";

/** A socket that knows what is known of it. */
export class ClientSocket extends WebSocket {
  connection: Connection | undefined;
}

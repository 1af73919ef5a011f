import type { Client } from "graphql-ws";

let opening: Promise<Client> | undefined;

/** The page's socket. The first subscription loads its code. */
export const lazySocket: Pick<Client, "subscribe"> = {
  subscribe(payload, sink) {
    let left = false;
    let leave = () => {
      left = true;
    };
    opening ??= import("./socket.ts").then(({ createSocket }) => createSocket());
    opening.then(
      (socket) => {
        if (!left) leave = socket.subscribe(payload, sink);
      },
      (reason: unknown) => {
        opening = undefined;
        sink.error(reason);
      },
    );
    return () => leave();
  },
};

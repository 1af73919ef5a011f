import { createServer } from "node:http";
import { WebSocketServer } from "ws";

/** The least a server can do for an open socket: `ws` alone, one message heard and answered. */
const server = createServer((_req, res) => void res.end("ready"));
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on("connection", (socket) => socket.on("message", () => socket.send("hello")));
server.listen(Number(process.env.PORT), process.env.HOST);
process.once("SIGTERM", () => process.exit(0));

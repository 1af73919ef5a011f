import { createServer } from "node:http";
import { WebSocketServer } from "ws";

/**
 * The least a server does to tell many: `ws` alone, the same text to every socket. A broadcast that it finds no time for
 * is left out. `@` and 16 zeros in the text become the time.
 */
const server = createServer((request, response) => {
  if (request.method === "GET") return void response.end("ready");
  let body = "";
  request.on("data", (bytes) => (body += bytes));
  request.on("end", () => {
    const { text, rate, seconds } = JSON.parse(body);
    const until = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      if (performance.now() < until) return broadcast(text);
      clearInterval(timer);
      response.end("done");
    }, 1000 / rate);
    if (rate <= 1) broadcast(text);
  });
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false });

function broadcast(text) {
  const now = String(process.hrtime.bigint() / 1000n).padStart(16, "0");
  const told = text.replace("@0000000000000000", `@${now}`);
  for (const socket of sockets.clients) socket.send(told);
}

server.listen(Number(process.env.PORT), process.env.HOST);
process.once("SIGTERM", () => process.exit(0));

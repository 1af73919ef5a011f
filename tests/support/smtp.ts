import { createServer, type AddressInfo, type Server, type Socket } from "node:net";

/** A mail server for one test file: it takes every mail and shows what came. */
export class MailServer {
  /** The mails as they came over the wire, headers first. */
  readonly mails: string[] = [];
  /** What it says instead of taking a mail; undefined = it takes it. */
  refusal: string | undefined;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(): Promise<MailServer> {
    const server = createServer();
    const mailServer = new MailServer(server);
    server.on("connection", (socket) => mailServer.#converse(socket));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return mailServer;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #converse(socket: Socket): void {
    let heard = "";
    let letter: string[] | undefined;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const answer = (line: string) => {
      if (letter) {
        if (line !== ".") return letter.push(line);
        this.mails.push(letter.join("\n"));
        letter = undefined;
        return say("250 taken");
      }
      if (/^MAIL/i.test(line) && this.refusal) return say(this.refusal);
      if (/^DATA/i.test(line)) letter = [];
      if (/^QUIT/i.test(line)) return socket.end("221 bye\r\n");
      return say(letter ? "354 go on" : "250 ok");
    };

    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      const lines = (heard + chunk.toString("utf8")).split("\r\n");
      heard = lines.pop() ?? "";
      for (const line of lines) answer(line);
    });
    say("220 mail");
  }
}

import { createHash, randomBytes } from "node:crypto";
import { connect } from "node:net";

/**
 * A process full of sockets that listen. It does as little as it can with what it hears: it counts the frames, and reads
 * from each when it was sent. `@` and 16 digits in a text are microseconds of the machine's own clock.
 */
const SENT = Buffer.from("@0");
const DIGITS = 16;
const STEP_MS = 0.5;
/** All sockets are read into the same memory, one after the other. */
const memory = Buffer.alloc(65_536);
const sockets = [];
let heard = 0;
let steps = [];

process.on("message", (message) => void answer(message));
process.on("disconnect", () => process.exit(0));

async function answer({ ask, ...rest }) {
  if (ask === "open") await open(rest);
  if (ask === "forget") [heard, steps] = [0, []];
  process.send({ heard, steps, stepMs: STEP_MS });
}

async function open({ port, path, count, first, answers }) {
  for (let from = 0; from < count; from += 100)
    await Promise.all(
      Array.from({ length: Math.min(100, count - from) }, () =>
        openOne(port, path, first, answers),
      ),
    );
}

/** Sends each of the first texts when the one before was answered; done when as many answers came as are awaited. */
function openOne(port, path, first, answers) {
  return new Promise((resolve, reject) => {
    const key = randomBytes(16).toString("base64");
    const onread = { buffer: memory, callback: (count) => take(memory.subarray(0, count)) };
    const socket = connect({ port, host: "127.0.0.1", onread });
    sockets.push(socket.setNoDelay(true));
    socket.on("error", reject);
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n`,
    );
    let rest;
    let said = 0;
    const say = () => said < first.length && socket.write(masked(first[said++]));
    function take(bytes) {
      rest = rest ? Buffer.concat([rest, bytes]) : bytes;
      if (socket.accepted === undefined) {
        const end = rest.indexOf("\r\n\r\n");
        if (end < 0) return keep();
        const accept = createHash("sha1").update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`);
        if (!rest.includes(accept.digest("base64"))) return reject(new Error(String(rest)));
        socket.accepted = 0;
        rest = rest.subarray(end + 4);
        say();
        if (answers === 0) resolve();
      }
      rest = frames(rest, socket, () => {
        say();
        if (socket.accepted < answers && ++socket.accepted === answers) resolve();
      });
      return keep();
    }
    /** What is not a whole frame yet, before the memory is read into again. */
    function keep() {
      if (rest?.buffer === memory.buffer) rest = Buffer.from(rest);
      return true;
    }
  });
}

/** Takes whole frames off; answers what is left. Frames without a time are answers. */
function frames(bytes, socket, answered) {
  // What came together came at the same time.
  const now = Number(process.hrtime.bigint()) / 1000;
  let at = 0;
  while (bytes.length - at >= 2) {
    const opcode = bytes[at] & 15;
    const short = bytes[at + 1] & 127;
    const header = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (bytes.length - at < header) break;
    const length =
      short < 126 ? short : bytes.readUIntBE(at + (short === 126 ? 2 : 4), short === 126 ? 2 : 6);
    if (bytes.length - at < header + length) break;
    if (opcode === 9) socket.write(masked("", 10));
    if (opcode === 1 && !hear(bytes, at + header, length, now)) answered();
    at += header + length;
  }
  return at === bytes.length ? undefined : bytes.subarray(at);
}

/** Where the time was in the last frame: it is looked for only when it is not there. */
let place = 0;

function hear(bytes, at, length, now) {
  if (bytes[at + place] !== SENT[0] || bytes[at + place + 1] !== SENT[1]) {
    place = bytes.subarray(at, at + length).indexOf(SENT);
    if (place < 0) return ((place = 0), false);
  }
  let sent = 0;
  for (let n = at + place + 1; n <= at + place + DIGITS; n++) sent = sent * 10 + bytes[n] - 48;
  const step = Math.max(0, Math.floor((now - sent) / 1000 / STEP_MS));
  steps[step] = (steps[step] ?? 0) + 1;
  heard++;
  return true;
}

function masked(text, opcode = 1) {
  const body = Buffer.from(text);
  const header =
    body.length < 126
      ? Buffer.from([128 | opcode, 128 | body.length])
      : Buffer.from([128 | opcode, 128 | 126, body.length >> 8, body.length & 255]);
  // A mask of zeros leaves the bytes as they are.
  return Buffer.concat([header, Buffer.alloc(4), body]);
}

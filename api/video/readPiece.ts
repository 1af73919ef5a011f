import type { Request } from "express";
import { VIDEO } from "../../schema/limits.ts";
import { badField, Refused } from "../core/failures.ts";

/** What a host's browser sent. */
export interface SentPiece {
  /** The browser's own name for this run of its recorder. */
  clientKey: string;
  /** 0 is the head. */
  n: number;
  bytes: Buffer;
}

const KEY = /^[\w-]{16,64}$/;

/**
 * Reads one piece: `?take={key}&n={number}` and the bytes as video/mp4. Refuses with UNSUPPORTED_MEDIA_TYPE another
 * type, with PAYLOAD_TOO_LARGE more than a piece may have, and with BAD_USER_INPUT what did not come whole.
 */
export async function readPiece(req: Request): Promise<SentPiece> {
  const { take, n } = req.query;
  if (typeof take !== "string" || !KEY.test(take))
    throw badField("take", "take must be 16 to 64 letters, digits, - and _");
  if (typeof n !== "string" || !/^\d{1,7}$/.test(n))
    throw badField("n", "n must be a whole number: 0 for the head, then 1, 2, 3");
  if (!/^video\/mp4\b/i.test(req.headers["content-type"] ?? ""))
    throw new Refused("UNSUPPORTED_MEDIA_TYPE", "Send the pieces as video/mp4");
  if (Number(req.headers["content-length"] ?? 0) > VIDEO.pieceBytesMax) throw tooLarge();
  return { clientKey: take, n: Number(n), bytes: await bodyOf(req) };
}

async function bodyOf(req: Request): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of req as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > VIDEO.pieceBytesMax) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw badField("n", "The piece did not arrive whole. Please send it again");
  }
  return Buffer.concat(chunks);
}

function tooLarge(): Refused {
  return new Refused(
    "PAYLOAD_TOO_LARGE",
    `A piece has at most ${VIDEO.pieceBytesMax / 1024 / 1024} MB`,
  );
}

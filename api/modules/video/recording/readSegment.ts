import type { Request } from "express";
import { VIDEO } from "../../../../schema/limits.ts";
import { badField, Refused } from "../../../core/failures.ts";

/** A segment as a host's browser sent it. */
export interface SentSegment {
  /** The browser's key for this run of its recorder. */
  clientKey: string;
  /** 0 is the init segment. */
  n: number;
  bytes: Buffer;
}

const KEY = /^[\w-]{16,64}$/;

/**
 * Reads one segment from a request: `?recording={key}&n={number}` and the bytes as video/mp4. Refuses with
 * UNSUPPORTED_MEDIA_TYPE for another type, with PAYLOAD_TOO_LARGE for more bytes than a segment may have, and with
 * BAD_USER_INPUT for an incomplete request.
 */
export async function readSegment(req: Request): Promise<SentSegment> {
  const { recording, n } = req.query;
  if (typeof recording !== "string" || !KEY.test(recording))
    throw badField("recording", "recording must be 16 to 64 letters, digits, - and _");
  if (typeof n !== "string" || !/^\d{1,7}$/.test(n))
    throw badField("n", "n must be a whole number: 0 for the head, then 1, 2, 3");
  if (!/^video\/mp4\b/i.test(req.headers["content-type"] ?? ""))
    throw new Refused("UNSUPPORTED_MEDIA_TYPE", "Send the segments as video/mp4");
  if (Number(req.headers["content-length"] ?? 0) > VIDEO.segmentBytesMax) throw tooLarge();
  return { clientKey: recording, n: Number(n), bytes: await bodyOf(req) };
}

async function bodyOf(req: Request): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of req as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > VIDEO.segmentBytesMax) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw badField("n", "The segment did not arrive whole. Please send it again");
  }
  return Buffer.concat(chunks);
}

function tooLarge(): Refused {
  return new Refused(
    "PAYLOAD_TOO_LARGE",
    `A segment has at most ${VIDEO.segmentBytesMax / 1024 / 1024} MB`,
  );
}

import { badField } from "../failures.ts";
import type { Audience } from "./topics.ts";

/** How far a reader has come: the last sequence it saw, per audience. */
export type Positions = Map<Audience, number>;

const PLACE = /^([uisca]\d{1,10}|p[\w-]{16,64}|[mfwr]|outbox|reports)\.(\d{1,15})$/;
const PLACES_MAX = 200;

/** The opaque text that clients keep and send back as `after`. */
export function encodeCursor(positions: Iterable<readonly [string, number]>): string {
  const places = [...positions].map(([audience, seq]) => `${audience}.${seq}`);
  return Buffer.from(places.join(",")).toString("base64url");
}

/** Reads a cursor. Refuses anything this server did not write with BAD_USER_INPUT. */
export function decodeCursor(cursor: string, field = "after"): Positions {
  const text = Buffer.from(cursor, "base64url").toString("utf8");
  const places = text === "" ? [] : text.split(",");
  if (places.length > PLACES_MAX) throw badField(field, `${field} is not a cursor of this server`);
  const positions: Positions = new Map();
  for (const place of places) {
    const match = PLACE.exec(place);
    if (!match) throw badField(field, `${field} is not a cursor of this server`);
    positions.set(match[1] as Audience, Number(match[2]));
  }
  return positions;
}

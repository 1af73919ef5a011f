import type { Cast } from "./join.ts";
import type { Stage } from "./stage.ts";

/** Something that happens at a moment, in days before the opening. */
export interface Scene {
  at: number;
  play(): Promise<void>;
}

/** What a scene knows of the others: who is who, and which item has which id by now. */
export interface Script {
  stage: Stage;
  cast: Cast;
  /** The administrators; none where the market has one of its own. */
  adminIds: readonly number[];
  itemIds: Map<string, number>;
  /** The circle's, once it was founded. */
  circleIds: number[];
  /** The paths of each item's photos, by its name. */
  photos: ReadonlyMap<string, string[]>;
}

/** The id behind a name of the tables. A name nobody has is a mistake in the tables. */
export function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`the demo market has no "${name}" yet`);
  return id;
}

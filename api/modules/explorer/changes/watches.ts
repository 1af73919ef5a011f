import { createHash } from "node:crypto";
import { viewerOf } from "../../../core/access/viewer.ts";
import { DryRunEnd } from "../../../core/audit/auditLog.ts";
import {
  effectsHash,
  effectsSince,
  effectsStart,
  type Effects,
  type EffectsStart,
} from "../../../core/audit/effects.ts";
import type { Tx } from "../../../core/context.ts";
import { Refused } from "../../../core/failures.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import { pipeline } from "../../../core/transactions/pipeline.ts";
import type { CallWatch } from "../../../core/transactions/watch.ts";
import type { Table } from "../catalog.ts";
import { readWritten, type Written } from "./rowChanges.ts";

/** What a mutation would do. */
export interface WouldDo {
  effects: Effects;
  hash: string;
  written: Written;
  /** The members who would hear of it at once. */
  hearerIds: number[];
}

/** Does a mutation, notes what it did, and rolls it back. */
export class DryRun implements CallWatch {
  readonly isDryRun = true;
  /** Undefined until the mutation was rolled back. */
  found: WouldDo | undefined;
  readonly #tables: ReadonlyMap<string, Table>;
  #start: EffectsStart | undefined;

  constructor(tables: ReadonlyMap<string, Table>) {
    this.#tables = tables;
  }

  async begin(tx: Tx): Promise<void> {
    this.#start = await effectsStart(tx.em);
  }

  async end(tx: Tx): Promise<void> {
    const effects = await effectsOf(tx, this.#start);
    const hash = hashOf(effects);
    const hearerIds = tx.events.toldMembers(tx.viewer?.id);
    const written = await readWritten(tx.em, effects.rows, this.#tables);
    this.found = { effects, hash, written, hearerIds };
    throw new DryRunEnd(effects, hash);
  }
}

/** Lets a mutation do what its dry run has shown, once. */
export class Confirmed implements CallWatch {
  readonly isDryRun = false;
  readonly #hash: string;
  readonly #key: string;
  #start: EffectsStart | undefined;

  /** `hash` names the effects, `confirms` the dry run that showed them. */
  constructor(hash: string, confirms: string) {
    this.#hash = hash;
    this.#key = createHash("sha256").update(confirms).digest("base64url");
  }

  /** Refuses with DRY_RUN_REQUIRED what was done already. */
  async begin(tx: Tx): Promise<void> {
    const [first, start] = await pipeline([
      row(
        tx.em,
        sql`insert into idempotency_keys (user_id, key, use_case, request_hash, created_at)
          values (${viewerOf(tx).id}, ${this.#key}, 'explorerMutation', ${this.#hash}, ${tx.now})
          on conflict do nothing returning 1`,
      ),
      effectsStart(tx.em),
    ]);
    if (!first)
      throw new Refused(
        "DRY_RUN_REQUIRED",
        "This was done already. Try it out again if you mean it once more",
      );
    this.#start = start;
  }

  /** Refuses with EFFECTS_CHANGED what would do something else than was shown. */
  async end(tx: Tx): Promise<void> {
    if (hashOf(await effectsOf(tx, this.#start)) !== this.#hash)
      throw new Refused(
        "EFFECTS_CHANGED",
        "This would do something else now than what you confirmed. Look again",
      );
  }
}

function effectsOf(tx: Tx, start: EffectsStart | undefined): Promise<Effects> {
  if (!start) throw new Error("a watch ends that has not begun");
  return effectsSince(tx, start);
}

/** Beside events and TP the rows of each table: of most mutations nothing else is known. */
function hashOf(effects: Effects): string {
  const counted = Object.entries(effects.rows).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return effectsHash(counted, effects);
}

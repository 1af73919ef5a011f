import type { Reader } from "../readers.ts";

/** One read that every contender answers with the same fields. */
export interface Read {
  name: string;
  /** Where the floor answers it. */
  path: string;
  document: string;
  /** What product and floor must agree on before anything is measured, and how many of them are asked in turn. */
  samples: Sample[];
  /** Which goal of docs/performance.md it stands for. */
  goal: Goal;
}

export interface Goal {
  id: string;
  /** Requests a second, as a share of the floor's. */
  ofFloor: number;
  /** How many times the requests a second of these servers, where they are measured too. */
  timesOf: Record<string, number>;
}

/** Who asks, and for what. */
export interface Sample {
  reader: Reader;
  variables: Record<string, unknown>;
  /** A kind of request whose latency is shown by itself. */
  kind?: string;
}

import { setTimeout as wait } from "node:timers/promises";
import type { Person } from "../people.ts";

/** One request as a careful client sends it. */
export interface Wanted {
  path: string;
  method?: "GET" | "POST";
  body?: object;
  /** The idempotency key; REST takes it as a header, a document as a variable of its own body. */
  key?: string | undefined;
  /** The server to ask, where it is not the market's main one. */
  at?: string;
}

export interface Answered {
  status: number;
  ok: boolean;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads what it asked for
  body: any;
  /** The refusal, if it is one. */
  code: string | undefined;
}

/** What the clients of a run met, and what must never be met. */
export class Encounters {
  /** Connections that broke or were refused. */
  lost = 0;
  /** 503 with Retry-After. */
  unavailable = 0;
  answered = 0;
  readonly wrong: string[] = [];
  slowestMs = 0;
}

const PAUSE_MS = 40;
const PATIENCE_MS = 60_000;

/** Sends one request until somebody answers it: a lost answer or a 503 means the same request again, with the same key. */
export async function ask(person: Person, wanted: Wanted, met: Encounters): Promise<Answered> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const answer = await once(person, wanted, met);
    if (answer) return answer;
    await wait(PAUSE_MS);
  }
  throw new Error(`nobody answered ${wanted.path} in ${PATIENCE_MS} ms`);
}

async function once(
  person: Person,
  { path, method = "POST", body, key, at = person.market.url }: Wanted,
  met: Encounters,
): Promise<Answered | undefined> {
  const begun = performance.now();
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${at}${path}`, {
      method,
      headers: { ...person.headers, ...(key && { "idempotency-key": key }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    text = await response.text();
  } catch {
    met.lost++;
    return undefined;
  }
  met.slowestMs = Math.max(met.slowestMs, performance.now() - begun);

  if (response.status === 503 && response.headers.get("retry-after")) {
    met.unavailable++;
    return undefined;
  }
  met.answered++;
  const answer = JSON.parse(text) as {
    errors?: { extensions?: { code?: string } }[];
    code?: string;
  };
  const code = answer.errors?.[0]?.extensions?.code ?? (response.ok ? undefined : answer.code);
  if (response.status >= 500 || code === "INTERNAL_SERVER_ERROR")
    met.wrong.push(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
  return { status: response.status, ok: response.ok && !answer.errors, body: answer, code };
}

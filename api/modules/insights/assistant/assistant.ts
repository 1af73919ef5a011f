import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { AssistantSettings } from "../../../env.ts";

/** A longer answer is none. */
const ANSWER_BYTES_MAX = 100_000;

/** What is asked, in words and pictures of the chat completions API. */
export interface Question<Answer> {
  /** The name of the answer's JSON Schema. */
  name: string;
  schema: object;
  instructions: string;
  content:
    | string
    | ({ type: "text"; text: string } | { type: "image_url"; image_url: { url: string } })[];
  /** What of the answered JSON holds; undefined where it does not. */
  check: (said: unknown) => Answer | undefined;
}

/** A refusal that may be over in a moment. */
class TryLater extends Error {
  readonly afterMs: number;

  constructor(status: number, afterMs: number) {
    super(`status ${status}`);
    this.afterMs = afterMs;
  }
}

/**
 * Asks the assistant that the market names in ASSISTANT_URL, by the chat completions API (`POST {base}/chat/completions`
 * with `response_format: json_schema`). It has so many seconds in all, and is asked once more where it says in
 * Retry-After that it helps. Undefined without an answer that holds: the assistant may be slow, broken or full, and the
 * market goes on without it.
 */
export async function askAssistant<Answer>(
  settings: AssistantSettings,
  question: Question<Answer>,
  log: Logger,
): Promise<Answer | undefined> {
  const signal = AbortSignal.timeout(1000 * settings.seconds);
  try {
    const answer = question.check(await askTwice(settings, question, signal));
    if (answer === undefined) throw new Error("an answer that does not hold");
    return answer;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ host: settings.host, reason }, "the assistant gave no answer");
    return undefined;
  }
}

async function askTwice(
  settings: AssistantSettings,
  question: Question<unknown>,
  signal: AbortSignal,
): Promise<unknown> {
  try {
    return await ask(settings, question, signal);
  } catch (error) {
    if (!(error instanceof TryLater) || error.afterMs >= 1000 * settings.seconds) throw error;
    await wait(error.afterMs, undefined, { signal });
    return ask(settings, question, signal);
  }
}

async function ask(
  { base, key, model }: AssistantSettings,
  { name, schema, instructions, content }: Question<unknown>,
  signal: AbortSignal,
): Promise<unknown> {
  const answer = await fetch(`${base}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify({
      model,
      temperature: 0,
      messages: [
        { role: "system", content: instructions },
        { role: "user", content },
      ],
      response_format: { type: "json_schema", json_schema: { name, strict: true, schema } },
    }),
    // A redirect could carry the key and the photo to somebody else.
    redirect: "error",
    signal,
  });
  if (answer.status === 429 || answer.status === 503) {
    await answer.body?.cancel();
    throw new TryLater(answer.status, retryAfterMs(answer.headers.get("retry-after")));
  }
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`status ${answer.status}`);
  }
  return JSON.parse(wordsIn(JSON.parse(await textOf(answer)))) as unknown;
}

/** Of an answer of the API, what the model wrote. Throws when there is nothing. */
function wordsIn(completion: unknown): string {
  const { choices } = completion as { choices?: { message?: { content?: unknown } }[] };
  const content = choices?.[0]?.message?.content;
  if (typeof content !== "string") throw new Error("an answer without words");
  return content;
}

async function textOf(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > ANSWER_BYTES_MAX) throw new Error("an answer that is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Without the header, or with a date in it, there is nothing to wait for. */
function retryAfterMs(header: string | null): number {
  return header !== null && /^\d{1,4}$/.test(header)
    ? 1000 * Number(header)
    : Number.POSITIVE_INFINITY;
}

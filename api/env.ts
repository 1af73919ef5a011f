import { resolve } from "node:path";
import { number, object, string, ValidationError } from "yup";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const NODE_ENVS = ["development", "test", "production"] as const;

/** Connections of this process to the database, at most. */
export const CONNECTIONS_MAX = 20;

/** A setting is wrong. The message says which one, what it holds and what to do; one line per setting. */
export class ConfigurationError extends Error {
  override name = "ConfigurationError";
}

/** An assistant outside the market, by the chat completions API. */
export interface AssistantSettings {
  /** The address without what is in front of `/chat/completions`. */
  base: string;
  /** The host as members read it. */
  host: string;
  key: string;
  model: string;
  /** How long it may take to answer. */
  seconds: number;
}

/** The environment as the api sees it: read once, checked, with its defaults filled in. */
export type Env = {
  /** `PORT`: where the api, the web and the sockets answer. 0 takes any free port. Default 4000. */
  port: number;
  /** `HOST`: the address listened on. Default 127.0.0.1; 0.0.0.0 opens it to the network. */
  host: string;
  /** `DATA_DIR`: folder of the embedded database and the uploads, from the working directory. Default .data. */
  dataDir: string;
  /** `DATABASE_URL`: a PostgreSQL to use instead of the embedded one. */
  databaseUrl: string | undefined;
  /** `READER_URL`: a replica of the database, for the long reads of administrators. Default: the database itself. */
  readerUrl: string | undefined;
  /** `PUBLIC_URL`: the address people type; links in mails start with it. Ends without a slash. */
  publicUrl: string;
  /** `ADMIN_EMAIL`: the member with this address, once verified, is the administrator. In lower case. */
  adminEmail: string | undefined;
  /** `SMTP_URL`: the mail server. Without it mail is not sent, but kept for the dev inbox of the demo. */
  smtpUrl: string | undefined;
  /** `SMS_WEBHOOK_URL`: where text messages are posted. Without it they are kept for the dev inbox of the demo. */
  smsWebhookUrl: string | undefined;
  /** `SMS_WEBHOOK_TOKEN`: sent to SMS_WEBHOOK_URL as a bearer token. */
  smsWebhookToken: string | undefined;
  /** `DEMO`: whether this is the demo market, with public sign-ins, the dev inbox and the gallery. For one machine only. */
  demo: boolean;
  /** Whether mail and text messages that are not sent can be read at /dev/inbox. */
  devInbox: boolean;
  /** `DEV_CODES`: 1 answers verification codes to their requester. On one machine, never with NODE_ENV production. */
  devCodes: boolean;
  /** `SECRETS_KEY`: the keys of the secret box; the first encrypts. Empty: the key is in a file of the data folder. */
  secretsKeys: Buffer[];
  /** `METRICS_TOKEN`: the bearer token for /metrics. Without it there is no such page. */
  metricsToken: string | undefined;
  /** `VIDEO_STREAM_MB`: how much of one stream is recorded for its replay. 0 records nothing. Default 512. */
  videoStreamMb: number;
  /** `VIDEO_TOTAL_MB`: how much all replays may take; the oldest are deleted first. Default 20480. */
  videoTotalMb: number;
  /** `VIDEO_KEPT_DAYS`: how long a replay is kept after its stream. Default 30. */
  videoKeptDays: number;
  /** `ICE_SERVERS`: STUN and TURN servers for the direct picture, with commas between. Default none. */
  iceUrls: string[];
  /** `TURN_SECRET`: the secret the TURN servers share with the market (coturn: static-auth-secret). */
  turnSecret: string | undefined;
  /** `ASSISTANT_URL`: an assistant outside the market, https://KEY@host/v1?model=NAME&seconds=8. Default none. */
  assistant: AssistantSettings | undefined;
  /** `TRANSACTIONS_AT_ONCE`: how many transactions run concurrently in this process. Default 8. */
  transactionsAtOnce: number;
  /** `RATE_LIMITS`: on, or off for measuring. Default on. */
  rateLimits: boolean;
  /** `NODE_ENV`: Default production, which hides the details of errors. */
  nodeEnv: (typeof NODE_ENVS)[number];
  /** `LOG_LEVEL`: the least level that is written. Default info. */
  logLevel: (typeof LOG_LEVELS)[number];
};

const ASSISTANT_SECONDS = 8;
const THIS_MACHINE = /^(localhost|127(\.\d+){3}|::1|\[::1\])$/;

/** Whether only this machine can reach the market: HOST is a loopback address, and so is the host of PUBLIC_URL. */
function isForThisMachine(HOST = "127.0.0.1", PUBLIC_URL = "http://localhost"): boolean {
  return (
    THIS_MACHINE.test(HOST) &&
    URL.canParse(PUBLIC_URL) &&
    THIS_MACHINE.test(new URL(PUBLIC_URL).hostname)
  );
}

/** A refusal in one line: `NAME is "value": what to do`. */
const refusal =
  (advice: string) =>
  ({ path, originalValue }: { path: string; originalValue?: unknown }) =>
    `${path} is ${JSON.stringify(String(originalValue))}: ${advice}`;

/** The same for a value that may hold a password, which must not reach a log. */
const quietRefusal =
  (advice: string) =>
  ({ path }: { path: string }) =>
    `${path} is not an address: ${advice}`;

function isAddress(...protocols: string[]) {
  return (value: string | undefined) =>
    value === undefined || (URL.canParse(value) && protocols.includes(new URL(value).protocol));
}

/** Undefined when something is missing, or when the key would be sent where others can read it. */
function assistantOf(value: string): AssistantSettings | undefined {
  if (!URL.canParse(value)) return undefined;
  const { protocol, hostname, host, pathname, username, password, searchParams } = new URL(value);
  const isPrivate = protocol === "https:" || (protocol === "http:" && THIS_MACHINE.test(hostname));
  const key = decoded(password || username);
  const model = searchParams.get("model") ?? "";
  const seconds = Number(searchParams.get("seconds") ?? ASSISTANT_SECONDS);
  if (!isPrivate || key === "" || model === "" || !(seconds > 0 && seconds <= 60)) return undefined;
  return { base: `${protocol}//${host}${pathname.replace(/\/+$/, "")}`, host, key, model, seconds };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

function oneOf<const T extends string>(values: readonly T[], fallback: T) {
  return string()
    .oneOf(values, refusal(`use one of ${values.join(", ")}, or leave it out for ${fallback}.`))
    .default(fallback);
}

function wholeNumber(fallback: number, max: number, min = 0) {
  const words = refusal(
    `use a whole number from ${min} to ${max}, or leave it out for ${fallback}.`,
  );
  return number().typeError(words).integer(words).min(min, words).max(max, words).default(fallback);
}

const wholePort = refusal("use a whole number from 0 to 65535, or leave it out for 4000.");

const variables = object({
  PORT: number()
    .typeError(wholePort)
    .integer(wholePort)
    .min(0, wholePort)
    .max(65535, wholePort)
    .default(4000),
  HOST: string()
    .matches(/^[\w.:-]+$/, refusal("use an address such as 127.0.0.1, without http:// or a path."))
    .default("127.0.0.1"),
  DATA_DIR: string().default(".data"),
  DATABASE_URL: string().test(
    "postgresql",
    quietRefusal("use postgresql://user:password@host:5432/database, or leave it out."),
    isAddress("postgres:", "postgresql:"),
  ),
  READER_URL: string().test(
    "postgresql",
    quietRefusal("use postgresql://user:password@host:5432/database, or leave it out."),
    isAddress("postgres:", "postgresql:"),
  ),
  PUBLIC_URL: string().test(
    "web",
    refusal("use a whole address such as https://market.example."),
    isAddress("http:", "https:"),
  ),
  ADMIN_EMAIL: string().email(refusal("use one e-mail address, such as admin@market.example.")),
  SMTP_URL: string().test(
    "smtp",
    quietRefusal("use smtp://user:password@host:587, or leave it out."),
    isAddress("smtp:", "smtps:"),
  ),
  SMS_WEBHOOK_URL: string().test(
    "webhook",
    quietRefusal("use https://gateway.example/messages, or leave it out."),
    isAddress("http:", "https:"),
  ),
  SMS_WEBHOOK_TOKEN: string(),
  DEMO: string()
    .oneOf(["on", "off"], refusal("use on or off, or leave it out."))
    .test(
      "this machine",
      refusal(
        "use it where HOST and PUBLIC_URL are this machine's (127.0.0.1, localhost), because the demo's password is public, or leave it out.",
      ),
      function (value) {
        return value !== "on" || isForThisMachine(this.parent.HOST, this.parent.PUBLIC_URL);
      },
    ),
  DEV_CODES: oneOf(["0", "1"], "0"),
  METRICS_TOKEN: string().matches(
    /^\S{16,500}$/,
    ({ path }: { path: string }) =>
      `${path} is not a token: use 16 to 500 characters without a space, or leave it out.`,
  ),
  SECRETS_KEY: string().matches(
    /^[A-Za-z0-9+/]{43}=(\s*,\s*[A-Za-z0-9+/]{43}=)*$/,
    ({ path }: { path: string }) =>
      `${path} is not a key: use 32 random bytes in base64, such as "openssl rand -base64 32" prints, or leave it out.`,
  ),
  VIDEO_STREAM_MB: wholeNumber(512, 1_000_000),
  VIDEO_TOTAL_MB: wholeNumber(20_480, 100_000_000),
  VIDEO_KEPT_DAYS: wholeNumber(30, 36_500),
  ICE_SERVERS: string().matches(
    /^(stun|turns?):[\w.:[\]-]+(\?transport=(udp|tcp))?(\s*,\s*(stun|turns?):[\w.:[\]-]+(\?transport=(udp|tcp))?)*$/,
    refusal("use addresses such as stun:host:3478,turn:host:3478, or leave it out."),
  ),
  TURN_SECRET: string(),
  ASSISTANT_URL: string().test(
    "assistant",
    quietRefusal("use https://KEY@host/v1?model=NAME, or leave it out."),
    (value) => value === undefined || assistantOf(value) !== undefined,
  ),
  TRANSACTIONS_AT_ONCE: wholeNumber(8, CONNECTIONS_MAX, 1),
  RATE_LIMITS: oneOf(["on", "off"], "on"),
  NODE_ENV: oneOf(NODE_ENVS, "production"),
  LOG_LEVEL: oneOf(LOG_LEVELS, "info"),
});

/** Reads and checks every variable once. Refuses with ConfigurationError. An empty variable counts as unset. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given: Record<string, string | undefined> = Object.fromEntries(
    Object.keys(variables.fields).map((name) => [name, source[name]?.trim() || undefined]),
  );
  const read = check(given);
  const forThisMachine = isForThisMachine(read.HOST, read.PUBLIC_URL);
  // Only an explicit NODE_ENV counts, not its default: a plain npm start shows the demo.
  const isMeantForReal = given["NODE_ENV"] === "production" || read.DATABASE_URL !== undefined;
  const demo = read.DEMO ? read.DEMO === "on" : forThisMachine && !isMeantForReal;

  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    readerUrl: read.READER_URL,
    publicUrl: (read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).replace(/\/+$/, ""),
    adminEmail: read.ADMIN_EMAIL?.toLowerCase(),
    smtpUrl: read.SMTP_URL,
    smsWebhookUrl: read.SMS_WEBHOOK_URL,
    smsWebhookToken: read.SMS_WEBHOOK_TOKEN,
    demo,
    devInbox: demo && !read.SMTP_URL,
    devCodes: read.DEV_CODES === "1" && read.NODE_ENV !== "production" && forThisMachine,
    secretsKeys: read.SECRETS_KEY?.split(",").map((key) => Buffer.from(key.trim(), "base64")) ?? [],
    metricsToken: read.METRICS_TOKEN,
    videoStreamMb: read.VIDEO_STREAM_MB,
    videoTotalMb: read.VIDEO_TOTAL_MB,
    videoKeptDays: read.VIDEO_KEPT_DAYS,
    iceUrls: read.ICE_SERVERS?.split(",").map((url) => url.trim()) ?? [],
    turnSecret: read.TURN_SECRET,
    assistant: read.ASSISTANT_URL ? assistantOf(read.ASSISTANT_URL) : undefined,
    transactionsAtOnce: read.TRANSACTIONS_AT_ONCE,
    rateLimits: read.RATE_LIMITS === "on",
    nodeEnv: read.NODE_ENV,
    logLevel: read.LOG_LEVEL,
  };
}

function check(given: Record<string, string | undefined>) {
  try {
    return variables.validateSync(given, { abortEarly: false });
  } catch (problem) {
    if (!(problem instanceof ValidationError)) throw problem;
    throw new ConfigurationError([...new Set(problem.errors)].join("\n"), { cause: problem });
  }
}

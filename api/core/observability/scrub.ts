import { GraphQLError } from "graphql";

/** What the log keeps of an error: where it happened and what kind it is, without the values it was about. */
interface LoggedError {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  stack: string;
  cause?: LoggedError;
}

const MESSAGE_MAX = 500;
const CAUSES_MAX = 3;
const EMAIL = /[^\s"'<>(),;:]+@[^\s"'<>(),;:]+/g;
/** Tokens, hashes and keys: words without a space that are longer than any name in our code. */
const LONG_WORD = /[\w-]{32,}/g;
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`/g;
/** The name of a column, a property or a package, which developers need to read. Too plain to be a member's text. */
const NAME = /^["'`][A-Za-z_$][\w$.]{0,40}["'`]$/;
/** SQLSTATE classes that quote what was to be stored: data exceptions and broken constraints. */
const ABOUT_VALUES = /^2[23]/;

/** Takes e-mail addresses and long secrets out of a text of ours or of a library. */
export function scrub(text: string): string {
  const short = text.length > MESSAGE_MAX ? `${text.slice(0, MESSAGE_MAX)}…` : text;
  return short.replace(EMAIL, "[e-mail]").replace(LONG_WORD, "[long word]");
}

/** An error for the log. Its own fields are left out: drivers put rows and parameters there. */
export function scrubbedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "", stack: "" };
  const code = textOf(error, "code");
  const constraint = textOf(error, "constraint");
  return {
    type: error.name,
    message: scrub(withoutValues(error, code)),
    ...(code && { code }),
    ...(constraint && { constraint }),
    stack: framesOf(error),
    ...(error.cause instanceof Error &&
      depth < CAUSES_MAX && { cause: scrubbedError(error.cause, depth + 1) }),
  };
}

function withoutValues(error: Error, code: string | undefined): string {
  const isAboutValues =
    error instanceof GraphQLError || (code !== undefined && ABOUT_VALUES.test(code));
  return error.message.replace(QUOTED, (word) =>
    !isAboutValues && NAME.test(word) ? word : "[…]",
  );
}

/** The frames alone: the first lines of a stack repeat the message. */
function framesOf({ stack = "" }: Error): string {
  return stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}

function textOf(error: Error, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" ? value.slice(0, 100) : undefined;
}

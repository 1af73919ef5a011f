import { getNamedType, isObjectType, type GraphQLField, type GraphQLNamedType } from "graphql";
import { expect } from "vitest";
import { STATUS } from "../../../api/core/failures.ts";
import type { Market } from "../market.ts";
import type { Person } from "../people.ts";
import { jsonOf } from "./values.ts";
import type { Writes } from "./writes.ts";

export type Variables = Record<string, unknown>;

export interface RootCall {
  operation: "query" | "mutation";
  field: GraphQLField<unknown, unknown>;
  variables: Variables;
}

export interface CallError {
  message: string;
  extensions: { code: string; fields?: Record<string, string> };
}

interface Answer {
  status: number;
  data?: Variables | null;
  errors: CallError[];
}

/** The codes of refusals, and what GraphQL itself says of values that do not fit. */
export const CODES = new Set([...Object.keys(STATUS), "GRAPHQL_VALIDATION_FAILED", "BAD_REQUEST"]);

/** Calls root fields with whatever values, and looks at what came of it. */
export class FieldCalls {
  readonly #market: Market;
  readonly #writes: Writes;

  constructor(market: Market, writes: Writes) {
    this.#market = market;
    this.#writes = writes;
  }

  /** As a client does it: who has an authenticator proves who they are where the market asks for it, and asks again. */
  async call(person: Person, call: RootCall): Promise<Answer> {
    const answer = await this.#send(person, call);
    const isStale = answer.errors.some(({ extensions }) => extensions.code === "STEP_UP_REQUIRED");
    if (!isStale || !person.authenticator) return answer;
    await person.proveIdentity();
    return this.#send(person, call);
  }

  async #send(person: Person, { operation, field, variables }: RootCall): Promise<Answer> {
    const { args, name, type } = field;
    const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(", ");
    const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
    const head =
      args.length > 0 ? `${operation} (${declared}) { ${name}(${given})` : `${operation} { ${name}`;
    const selection = selectionOf(getNamedType(type));
    const response = await fetch(`${this.#market.url}/graphql`, {
      method: "POST",
      headers: person.headers,
      body: jsonOf({ query: `${head}${selection} }`, variables }),
    });
    const { errors = [], data } = (await response.json()) as Partial<Answer>;
    return { status: response.status, errors, data: data ?? null };
  }

  /** No bug, no rambling; and where it was refused, nothing was written. Answers why it was refused. */
  async expectSound(person: Person, call: RootCall): Promise<CallError | undefined> {
    await this.#writes.take();
    const { status, errors } = await this.call(person, call);
    const about = aboutOf(call);
    expect(status, about).toBeLessThan(500);
    for (const { message, extensions } of errors) {
      expect(CODES, `${about}: ${message}`).toContain(extensions.code);
      expect(message.length, about).toBeLessThanOrEqual(300);
    }
    if (errors.length > 0 || call.operation === "query")
      expect(await this.#writes.take(), about).toEqual([]);
    return errors[0];
  }
}

/**
 * What is asked of an answer: of a page where it ends, because its cursor can be asked for; of others every value, and
 * the ids of what they lead to.
 */
function selectionOf(type: GraphQLNamedType): string {
  if (!isObjectType(type)) return "";
  if ("pageInfo" in type.getFields()) return " { pageInfo { endCursor } }";
  const fields = Object.values(type.getFields()).flatMap(({ name, args, type: kind }) => {
    const inner = getNamedType(kind);
    if (args.length > 0 || name === "token") return [];
    if (!isObjectType(inner)) return [name];
    return "id" in inner.getFields() ? [`${name} { id }`] : [];
  });
  return ` { __typename ${fields.join(" ")} }`;
}

/** A call as a failure of a test names it. */
export function aboutOf({ field, variables }: RootCall): string {
  return `${field.name} ${jsonOf(variables).slice(0, 300)}`;
}

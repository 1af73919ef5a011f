import { LiveStream } from "./live.ts";
import type { Market } from "./market.ts";

export interface Refusal {
  code: string;
  message: string;
  fields: Record<string, string>;
  details: Record<string, unknown>;
}

export interface RestAnswer<Body = Record<string, unknown>> {
  status: number;
  headers: Headers;
  body: Body;
}

export interface GraphQLAnswer<Data> {
  data?: Data | null;
  errors?: { message: string; path?: unknown[]; extensions?: Record<string, unknown> }[];
  extensions?: Record<string, unknown>;
}

/** Somebody without a session. */
export class Stranger {
  readonly market: Market;
  token: string | undefined;

  constructor(market: Market) {
    this.market = market;
  }

  get headers(): Record<string, string> {
    return {
      "content-type": "application/json",
      ...(this.token && { authorization: `Bearer ${this.token}` }),
    };
  }

  /** The whole answer, errors too. What follows from a change is done when this answers. */
  async ask<Data = Record<string, unknown>>(
    query: string,
    variables: object = {},
  ): Promise<GraphQLAnswer<Data>> {
    const response = await fetch(`${this.market.url}/graphql`, {
      method: "POST",
      headers: this.headers,
      body: JSON.stringify({ query, variables }),
    });
    const answer = (await response.json()) as GraphQLAnswer<Data>;
    if (!answer.errors && /^\s*mutation\b/.test(query)) await this.market.settled();
    return answer;
  }

  /** The data; fails when there are errors, and says which. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads what it asked for
  async gql<Data = any>(query: string, variables: object = {}): Promise<Data> {
    const { data, errors } = await this.ask<Data>(query, variables);
    if (errors || !data)
      throw new Error(`${JSON.stringify(errors)}\n${query}\n${JSON.stringify(variables)}`);
    return data;
  }

  /** The refusal; fails when it was allowed. */
  async refused(query: string, variables: object = {}): Promise<Refusal> {
    const { data, errors } = await this.ask(query, variables);
    const [error] = errors ?? [];
    if (!error) throw new Error(`was not refused: ${JSON.stringify(data)}\n${query}`);
    const { code, fields, details } = error.extensions ?? {};
    return {
      code: String(code),
      message: error.message,
      fields: (fields ?? {}) as Record<string, string>,
      details: (details ?? {}) as Record<string, unknown>,
    };
  }

  /** One REST call; a body that is no JSON comes back as text. What follows from a change is done when this answers. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads what it asked for
  async rest<Body = any>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<RestAnswer<Body>> {
    const response = await fetch(`${this.market.url}${path}`, {
      method,
      headers: { ...this.headers, ...headers },
      ...(body === undefined
        ? {}
        : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.ok && method !== "GET") await this.market.settled();
    const isJson = response.headers.get("content-type")?.includes("json") ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : text) as Body,
    };
  }

  /** Subscribes and waits until the server has joined. */
  live<Payload = Record<string, unknown>>(
    subscription: string,
    variables: Record<string, unknown> = {},
  ): Promise<LiveStream<Payload>> {
    return LiveStream.open<Payload>(this.market, this.token, subscription, variables);
  }
}

interface Registration {
  username: string;
  email: string;
  password: string;
  displayName: string;
}

/** A member with a session. */
export class Person extends Stranger {
  id = "";
  readonly name: string;
  readonly email: string;

  private constructor(market: Market, { displayName, email }: Registration) {
    super(market);
    this.name = displayName;
    this.email = email;
  }

  static async register(market: Market, input: Registration): Promise<Person> {
    const person = new Person(market, input);
    const { register } = await person.gql(
      `mutation ($input: RegisterInput!) { register(input: $input) { token viewer { id } } }`,
      { input },
    );
    person.token = register.token;
    person.id = register.viewer.id;
    return person;
  }

  /** Whole TP as the wallet shows them. */
  async wallet(): Promise<{ tpBalance: number; held: number; available: number }> {
    return (await this.gql(`{ wallet { tpBalance held available } }`)).wallet;
  }
}

import { Authenticator } from "./authenticator.ts";
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
  /** The member's authenticator app, once two-step sign-in is on. */
  authenticator: Authenticator | undefined;

  readonly #password: string;

  private constructor(market: Market, { displayName, email, password }: Registration) {
    super(market);
    this.#password = password;
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

  /** Sets an authenticator app up, which turns two-step sign-in on. Answers the recovery codes. */
  async setUpAuthenticator(): Promise<string[]> {
    const { beginAuthenticator } = await this.gql(`mutation { beginAuthenticator { secret } }`);
    const authenticator = new Authenticator(this.market.clock, beginAuthenticator.secret);
    const { confirmAuthenticator } = await this.gql(
      `mutation ($code: String!) { confirmAuthenticator(code: $code) { recoveryCodes } }`,
      { code: await authenticator.code() },
    );
    this.authenticator = authenticator;
    authenticator.recoveryCodes = [...confirmAuthenticator.recoveryCodes];
    return confirmAuthenticator.recoveryCodes;
  }

  /** As a client does it: who has an authenticator proves who they are where the market asks for it, and asks again. */
  override async ask<Data = Record<string, unknown>>(
    query: string,
    variables: object = {},
  ): Promise<GraphQLAnswer<Data>> {
    const answer = await super.ask<Data>(query, variables);
    const isStale = answer.errors?.some(({ extensions }) => asksForProof(extensions));
    if (!isStale || !this.authenticator) return answer;
    await this.proveIdentity();
    return super.ask<Data>(query, variables);
  }

  /** The same for REST. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads what it asked for
  override async rest<Body = any>(
    ...[method, path, body, headers]: Parameters<Stranger["rest"]>
  ): Promise<RestAnswer<Body>> {
    const answer = await super.rest<Body>(method, path, body, headers);
    if (!asksForProof(answer.body) || !this.authenticator) return answer;
    await this.proveIdentity();
    return super.rest<Body>(method, path, body, headers);
  }

  /** A new session, for who comes back after a while. */
  async signIn(): Promise<void> {
    const code = await this.authenticator?.code();
    const { login } = await new Stranger(this.market).gql(
      `mutation ($email: String!, $password: String!, $secondStep: SecondStepInput) {
        login(email: $email, password: $password, secondStep: $secondStep) { token } }`,
      { email: this.email, password: this.#password, secondStep: code ? { code } : null },
    );
    this.token = login.token;
  }

  async proveIdentity(): Promise<void> {
    await super.ask(`mutation ($code: String!) { proveIdentity(secondStep: { code: $code }) }`, {
      code: await this.authenticator?.code(),
    });
  }

  /** Whole TP as the wallet shows them. */
  async wallet(): Promise<{ tpBalance: number; held: number; available: number }> {
    return (await this.gql(`{ wallet { tpBalance held available } }`)).wallet;
  }
}

function asksForProof(extensions: unknown): boolean {
  return (extensions as { code?: unknown } | undefined)?.code === "STEP_UP_REQUIRED";
}

import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { ConfigurationError, readEnv } from "./env.ts";

const refusalOf = (source: NodeJS.ProcessEnv): string => {
  try {
    readEnv(source);
  } catch (problem) {
    if (problem instanceof ConfigurationError) return problem.message;
    throw problem;
  }
  return "nothing refused";
};

describe("the environment", () => {
  it("needs nothing: every variable has a default", () => {
    expect(readEnv({})).toEqual({
      port: 4000,
      host: "127.0.0.1",
      dataDir: resolve(".data"),
      databaseUrl: undefined,
      publicUrl: "http://localhost:4000",
      adminEmail: undefined,
      smtpUrl: undefined,
      smsWebhookUrl: undefined,
      smsWebhookToken: undefined,
      secretsKeys: [],
      metricsToken: undefined,
      demo: true,
      devInbox: true,
      devCodes: false,
      videoStreamMb: 512,
      videoTotalMb: 20_480,
      videoKeptDays: 30,
      transactionsAtOnce: 8,
      iceUrls: [],
      turnSecret: undefined,
      rateLimits: true,
      nodeEnv: "production",
      logLevel: "info",
    });
  });

  it("reads an assistant's key, model and time from its address, and refuses what would tell the key", () => {
    expect(
      readEnv({ ASSISTANT_URL: "https://a%2Fkey@assistant.example:8443/v1/?model=m" }),
    ).toMatchObject({
      assistant: {
        base: "https://assistant.example:8443/v1",
        host: "assistant.example:8443",
        key: "a/key",
        model: "m",
        seconds: 8,
      },
    });
    expect(
      readEnv({ ASSISTANT_URL: "http://k@127.0.0.1:1/v1?model=m&seconds=2" }).assistant,
    ).toMatchObject({
      seconds: 2,
    });
    for (const wrong of [
      "http://key@assistant.example/v1?model=m",
      "https://assistant.example/v1?model=m",
      "https://key@assistant.example/v1",
      "https://key@assistant.example/v1?model=m&seconds=0",
      "https://key@assistant.example/v1?model=m&seconds=soon",
      "https://%zz@assistant.example/v1?model=m",
      "ftp://key@assistant.example/v1?model=m",
      "assistant",
    ]) {
      const refused = refusalOf({ ASSISTANT_URL: wrong });
      expect(refused, wrong).toBe(
        "ASSISTANT_URL is not an address: use https://KEY@host/v1?model=NAME, or leave it out.",
      );
    }
  });

  it("reads what is given, trimmed, and takes an empty variable for none", () => {
    const env = readEnv({
      PORT: " 8080 ",
      HOST: "",
      PUBLIC_URL: "https://market.example/",
      ADMIN_EMAIL: "Admin@Market.example",
      RATE_LIMITS: "off",
      DATABASE_URL: "postgres://u:p@db/market",
    });

    expect(env).toMatchObject({
      port: 8080,
      host: "127.0.0.1",
      publicUrl: "https://market.example",
      adminEmail: "admin@market.example",
      rateLimits: false,
      databaseUrl: "postgres://u:p@db/market",
    });
  });

  it("never answers codes in production or to other machines, whatever it is told", () => {
    const development = { DEV_CODES: "1", NODE_ENV: "development" };
    expect(readEnv({ DEV_CODES: "1" }).devCodes).toBe(false);
    expect(readEnv(development).devCodes).toBe(true);
    expect(readEnv({ ...development, HOST: "0.0.0.0" }).devCodes).toBe(false);
    expect(readEnv({ ...development, PUBLIC_URL: "https://market.example" }).devCodes).toBe(false);
  });

  it.each([
    {},
    { NODE_ENV: "test" },
    { HOST: "::1", PUBLIC_URL: "http://[::1]:4000" },
    { HOST: "localhost", PUBLIC_URL: "http://127.0.0.1:4000/" },
    { DEMO: "on", NODE_ENV: "production", DATABASE_URL: "postgres://u:p@db/market" },
  ])("shows the demo with %j", (source) => {
    expect(readEnv(source).demo).toBe(true);
  });

  it.each([
    { DEMO: "off" },
    { NODE_ENV: "production" },
    { DATABASE_URL: "postgres://u:p@db/market" },
    { PUBLIC_URL: "https://market.example" },
    { PUBLIC_URL: "http://127.0.0.1.market.example" },
    { PUBLIC_URL: "http://localhost@market.example" },
    { HOST: "0.0.0.0" },
  ])("opens a real market with %j", (source) => {
    expect(readEnv(source)).toMatchObject({ demo: false, devInbox: false });
  });

  it.each([{ PUBLIC_URL: "https://market.example" }, { PUBLIC_URL: "nonsense" }, { HOST: "::" }])(
    "refuses DEMO=on with %j",
    (source) => {
      expect(refusalOf({ DEMO: "on", ...source })).toMatch(/^DEMO is "on": use it .+\.$/m);
    },
  );

  it("has no inbox where mail leaves", () => {
    expect(readEnv({ SMTP_URL: "smtp://mail" })).toMatchObject({ demo: true, devInbox: false });
  });

  it("builds the public address from the port", () => {
    expect(readEnv({ PORT: "4010" }).publicUrl).toBe("http://localhost:4010");
  });

  it.each([
    ["PORT", "abc"],
    ["PORT", "1.5"],
    ["PORT", "-1"],
    ["PORT", "65536"],
    ["HOST", "http://localhost"],
    ["PUBLIC_URL", "market.example"],
    ["ADMIN_EMAIL", "admin"],
    ["DEMO", "yes"],
    ["RATE_LIMITS", "no"],
    ["NODE_ENV", "prod"],
    ["LOG_LEVEL", "loud"],
  ])("refuses %s=%s in one line that names it", (name, value) => {
    const refusal = refusalOf({ [name]: value });

    expect(refusal).toMatch(new RegExp(`^${name} is "${value}": use .+\\.$`));
    expect(refusal.split("\n")).toHaveLength(1);
  });

  it("does not repeat an address that may hold a password", () => {
    const refusal = refusalOf({
      DATABASE_URL: "mysql://me:hunter2@db",
      SMTP_URL: "http://me:hunter2@mail",
    });

    expect(refusal.split("\n")).toHaveLength(2);
    expect(refusal).not.toContain("hunter2");
  });

  it.each(["hunter2", "two words of hunter2"])("takes no weak METRICS_TOKEN: %s", (token) => {
    const refusal = refusalOf({ METRICS_TOKEN: token });

    expect(refusal).toMatch(/^METRICS_TOKEN is not a token: use .+\.$/);
    expect(refusal).not.toContain("hunter2");
  });

  it("names every wrong variable at once", () => {
    expect(refusalOf({ PORT: "x", LOG_LEVEL: "x" }).split("\n")).toHaveLength(2);
  });
});

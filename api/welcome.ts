import type { Demo } from "./db/demo/signIns.ts";

interface Opened {
  url: string;
  demo: Demo | undefined;
  devInbox: boolean;
}

/** What a start says: where the market is, who can be signed in as, and where a developer looks next. */
export function welcome({ url, demo, devInbox }: Opened): string {
  const places = [
    ["GraphiQL", `${url}/graphiql`],
    ...(devInbox ? [["Dev inbox", `${url}/dev/inbox`] as const] : []),
    ["Docs", "docs/api.md, docs/operations.md, docs/choices.md"],
  ] as const;
  const lines = [
    `Market Day is open at ${url}`,
    ...signIns(demo),
    "",
    ...places.map(([name, place]) => `  ${name.padEnd(10)}  ${place}`),
  ];
  return `\n${lines.join("\n")}\n\n`;
}

/** Who can be signed in as; no line on a market that is no demo. */
export function signIns(demo: Demo | undefined): string[] {
  const [first] = demo?.members ?? [];
  if (!demo || !first) return [];
  const width = Math.max(...demo.members.map(({ email }) => email.length));
  return [
    "",
    `  Demo market: sign in as any of these with the password ${first.password}`,
    ...demo.members.map(
      ({ displayName, email, trustLevel, isAdmin }) =>
        `  ${email.padEnd(width)}  ${displayName}, ${isAdmin ? "administrator" : trustLevel}`,
    ),
  ];
}

import type { Demo } from "./db/demo/signIns.ts";
import type { RunningServer } from "./server.ts";

/** The text printed at the start: the URL of the market, the demo accounts, and where a developer looks next. */
export function welcome(
  { url, inboxLink }: Pick<RunningServer, "url" | "inboxLink">,
  demo: Demo | undefined,
): string {
  const places = [
    ["GraphiQL", `${url}/graphiql`],
    ...(inboxLink ? [["Dev inbox", `${inboxLink} (for the first browser)`] as const] : []),
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

/** The demo accounts, one per line; empty on a market that is no demo. */
export function signIns(demo: Demo | undefined): string[] {
  const [first] = demo?.members ?? [];
  if (!demo || !first) return [];
  const width = Math.max(...demo.members.map(({ email }) => email.length));
  return [
    "",
    `  Demo market: sign in as any of these with the password ${first.password}`,
    ...demo.members.map(
      ({ displayName, email, trustLevel, isAdmin, isModerator }) =>
        `  ${email.padEnd(width)}  ${displayName}, ${isAdmin ? "administrator" : isModerator ? "moderator" : trustLevel}`,
    ),
  ];
}

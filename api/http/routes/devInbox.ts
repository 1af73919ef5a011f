import type { EntityManager } from "@mikro-orm/postgresql";
import express, { type Router } from "express";
import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Services } from "../../core/context.ts";
import { isSecret, newToken } from "../../core/credentials/tokens.ts";
import { rows, sql } from "../../core/sql/sql.ts";

interface SentMail {
  to: string;
  subject: string;
  body: string;
  at: string;
}

const PATH = "/dev/inbox";
const NEWEST = 50;

const STYLE = `
  :root { color-scheme: light dark; --ground: #faf6ef; --paper: #fff; --ink: #23201b; --soft: #6b6459; --line: #e4dccf; --link: #0b5f58; }
  @media (prefers-color-scheme: dark) { :root { --ground: #171512; --paper: #211e1a; --ink: #f2ede4; --soft: #a89f91; --line: #38332c; --link: #6fd3c7; } }
  * { box-sizing: border-box; }
  body { margin: 0; padding: 2.5rem 1rem 4rem; background: var(--ground); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
  main { max-width: 44rem; margin: 0 auto; }
  h1 { margin: 0; font-size: 1.75rem; letter-spacing: -0.02em; }
  .intro, .to, .empty { color: var(--soft); }
  .intro { margin: 0.25rem 0 2rem; }
  article { margin: 0 0 1rem; padding: 1.25rem 1.5rem; background: var(--paper); border: 1px solid var(--line); border-radius: 1rem; }
  h2 { margin: 0; font-size: 1.125rem; }
  .to { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; margin: 0 0 0.75rem; font-size: 0.875rem; }
  .body { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
  a { color: var(--link); }
  a:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 2px; }
`;

const CLOSED =
  "The inbox opens with the link that the server printed at its start, in the one browser that follows it. Start the server again for another.\n";

/** No script at all, and only this page's own style. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Opens the inbox of one server start to one browser: the link sets a cookie once, and the cookie opens the inbox. */
export class InboxKey {
  #link: string | undefined = newToken();
  readonly #cookie = newToken();

  linkAt(url: string): string {
    return `${url}${PATH}?key=${this.#link}`;
  }

  /** The cookie for the first browser that follows the link; undefined for all others. */
  cookieFor(link: unknown): string | undefined {
    if (typeof link !== "string" || !this.#link || !isSecret(link, this.#link)) return undefined;
    this.#link = undefined;
    return this.#cookie;
  }

  opensTo({ headers }: IncomingMessage): boolean {
    const [, cookie] = /(?:^|; )inbox=([^;]*)/.exec(headers.cookie ?? "") ?? [];
    return cookie !== undefined && isSecret(cookie, this.#cookie);
  }
}

/**
 * `GET /dev/inbox`: the mail and the text messages a market without SMTP_URL would have sent. They contain links that
 * set passwords, so the page needs the cookie: a loopback address proves nothing, because a proxy on this machine has
 * one, too.
 */
export function devInboxRouter(services: Services, key: InboxKey | undefined): Router {
  const router = express.Router();
  router.get(PATH, async (req, res) => {
    res.setHeader("cache-control", "no-store");
    res.setHeader("referrer-policy", "no-referrer");
    const cookie = key?.cookieFor(req.query["key"]);
    if (!key) res.status(404).type("text").send("Not found\n");
    else if (cookie)
      res
        .cookie("inbox", cookie, { path: PATH, httpOnly: true, sameSite: "strict" })
        .redirect(303, PATH);
    else if (!key.opensTo(req)) res.status(403).type("text").send(CLOSED);
    else {
      res.setHeader("content-security-policy", POLICY);
      res.type("html").send(page(await newestMails(services)));
    }
  });
  return router;
}

function newestMails({ orm }: Services): Promise<SentMail[]> {
  return rows(
    orm.em.fork() as EntityManager,
    sql<SentMail>`
      (select to_address as "to", subject, body, created_at as at from mails order by id desc limit ${NEWEST})
      union all
      (select to_number, 'Text message', body, created_at from text_messages order by id desc limit ${NEWEST})
      order by at desc limit ${NEWEST}`,
  );
}

function page(mails: SentMail[]): string {
  const letters =
    mails.map(letter).join("") ||
    `<p class="empty">No mail yet. Ask for a new password, and it arrives here.</p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Inbox · Market Day</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Inbox</h1>
<p class="intro">No mail server is set, so mail stays on this machine, and text messages with it. The newest ${NEWEST} are shown; reload for more.</p>
${letters}
</main>
</body>
</html>
`;
}

function letter({ to, subject, body, at }: SentMail): string {
  const moment = new Date(at);
  return `<article>
<h2>${escaped(subject)}</h2>
<p class="to"><span>To ${escaped(to)}</span><time datetime="${moment.toISOString()}">${moment.toISOString().slice(0, 16).replace("T", " ")} UTC</time></p>
<p class="body">${withLinks(body)}</p>
</article>
`;
}

/** Turns URLs into links; everything else stays text. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, n) =>
      n % 2 === 1 ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part),
    )
    .join("");
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}

import { Braces, FileJson, KeyRound, Network } from "lucide-react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { Page } from "../../ui/Page.tsx";
import { space } from "../../ui/theme.ts";
import { Code } from "./Code.ts";
import { CopyButton } from "./CopyButton.tsx";
import { whoAmI } from "./curl.ts";
import { PlaceCard } from "./PlaceCard.tsx";

/** /developers: what a program can do here, and how to begin. */
export function DevelopersScreen() {
  const command = whoAmI(window.location.origin);
  return (
    <Page title="Developers">
      <Words>
        A program can do on the market what you do here: list items, make and answer offers, place
        orders, write messages, and hear of what happens as it happens. It acts as you, with no more
        than you allow it.
      </Words>
      <Section aria-labelledby="begin">
        <h2 id="begin">How to begin</h2>
        <Words>
          <Link to="/developers/tokens">Make a token</Link> with the scope <code>profile:read</code>
          , and keep it in a variable <code>TOKEN</code>. Send it with each request as{" "}
          <code>Authorization: Bearer</code>; this one answers your name:
        </Words>
        <Code tabIndex={0} aria-label="A first request with curl">
          {command}
        </Code>
        <div>
          <CopyButton text={command} what="The command" />
        </div>
      </Section>
      <Section aria-labelledby="places">
        <h2 id="places">Where to look</h2>
        <Places>
          <PlaceCard
            icon={<KeyRound size={24} aria-hidden />}
            name={<Link to="/developers/tokens">Tokens</Link>}
            words="Made for one program each: what it can do, from where, for how long, and with how many TP a day."
          />
          <PlaceCard
            icon={<Network size={24} aria-hidden />}
            name={<Link to="/developers/rest">REST API</Link>}
            words="Every endpoint with its fields, its refusals and a call to copy."
          />
          <PlaceCard
            icon={<Braces size={24} aria-hidden />}
            name={<a href="/graphiql">GraphiQL</a>}
            words="The GraphQL schema with its descriptions, to read and to try."
          />
          <PlaceCard
            icon={<FileJson size={24} aria-hidden />}
            name={<a href="/api/openapi.json">openapi.json</a>}
            words="The REST API as OpenAPI 3.1, for programs that write programs."
          />
        </Places>
      </Section>
    </Page>
  );
}

const Words = styled.p`
  color: var(--ink2);
`;

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  max-inline-size: 960px;
  margin-block-start: ${space(3)};
`;

const Places = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: ${space(3)};
`;

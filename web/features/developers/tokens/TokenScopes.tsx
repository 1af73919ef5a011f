import { styled } from "styled-components";
import type { TokenScopesQuery } from "../../../gql/graphql.ts";
import { Details } from "../../../ui/Details.tsx";
import { media } from "../../../ui/theme.ts";

interface Props {
  scopes: readonly string[];
  /** What every scope means. */
  words: TokenScopesQuery["tokenScopes"];
}

/** The scopes of a token by their names; their words are there to open. */
export function TokenScopes({ scopes, words }: Props) {
  const given = scopes.map((name) => ({
    name,
    description: words.find((each) => each.name === name)?.description ?? "Nothing any more",
  }));
  return (
    <div>
      <Names aria-label="Scopes">
        {scopes.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </Names>
      <Details>
        <summary>What it can do</summary>
        <Words>
          {given.map(({ name, description }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{description}</dd>
            </div>
          ))}
        </Words>
      </Details>
    </div>
  );
}

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;

  code {
    display: block;
    padding: 1px 8px;
    border-radius: 4px;
    background: var(--well);
    color: var(--ink2);
    font-size: 0.8125rem;
  }
`;

const Words = styled.dl`
  display: grid;
  gap: 8px;
  font-size: 0.9375rem;

  ${media.m} {
    div {
      display: grid;
      grid-template-columns: 180px minmax(0, 1fr);
    }
  }
  dt {
    color: var(--ink3);
  }
  dd {
    margin: 0;
  }
`;

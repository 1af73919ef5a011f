import { styled } from "styled-components";
import type { CertificateRarity } from "../../../gql/graphql.ts";
import { RarityPill } from "../../../ui/RarityPill.tsx";
import { space } from "../../../ui/theme.ts";
import { PassportTimeline, type PassportLink } from "./PassportTimeline.tsx";

interface Props {
  description: string;
  rarity: CertificateRarity;
  attributes: readonly { name: string; value: string }[];
  links: readonly PassportLink[];
}

/** What is certified: figures and words, and the way of a thing. */
export function CertifiedFacts({ description, rarity, attributes, links }: Props) {
  return (
    <Facts>
      <p>
        <RarityPill rarity={rarity} /> {description}
      </p>
      <dl>
        {attributes.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {links.length > 0 && <PassportTimeline links={links} />}
    </Facts>
  );
}

const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  p {
    color: var(--ink2);
    font-size: 0.9375rem;
  }

  dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(2)} ${space(3)};
    margin: 0;
  }

  dt {
    color: var(--ink3);
    font-size: 0.8125rem;
  }

  dd {
    margin: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

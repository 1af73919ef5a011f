import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { getFragment } from "../../gql/fragment-masking.ts";
import type { FragmentType } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import { PRIVACY_SETTINGS } from "../../shell/places.ts";
import { timestampText } from "../../ui/dayText.ts";
import { Drawer } from "../../ui/Drawer.tsx";
import { space } from "../../ui/theme.ts";
import { useActivityOff } from "./useActivityOff.ts";

const BASIS = graphql(`
  fragment WhyDrawer_basis on Basis {
    method
    sampleSize
    asOf
    confidenceMeans
    evidence {
      label
      value
      itemId
      url
    }
    accuracy {
      measure
      value
      baseline
      baselineName
      n
    }
  }
`);

interface Props {
  title: string;
  basis: FragmentType<typeof BASIS>;
  /** What the sample is made of, such as "prices". */
  noun: string;
  /** What is said above the facts. */
  factsTitle?: string;
  /** How earlier answers were measured. */
  measured?: string;
  /** Whether it is made of what the viewer did. */
  isPersonal?: boolean;
  onClose: () => void;
  /** What only this answer has, such as what its parts are. */
  children?: ReactNode;
}

const figure = new Intl.NumberFormat("en");

/** Why somebody sees an answer: what it is made of, the facts behind it, and how good such answers were. */
export function WhyDrawer({
  title,
  basis: masked,
  noun,
  factsTitle = "What weighs most",
  measured = "each predicted from what was known before",
  isPersonal = false,
  onClose,
  children,
}: Props) {
  const { method, sampleSize, asOf, confidenceMeans, evidence, accuracy } = getFragment(
    BASIS,
    masked,
  );
  const isOff = useActivityOff();
  return (
    <Drawer title={title} onClose={onClose}>
      {children}
      {evidence.length > 0 && (
        <Part>
          <h3>{factsTitle}</h3>
          <ul>
            {evidence.map(({ label, value, itemId, url }, index) => (
              <li key={itemId ?? index}>
                {url ? (
                  <a href={url} target="_blank" rel="noreferrer">
                    {label}
                  </a>
                ) : (
                  <span>{label}</span>
                )}
                <b>{value}</b>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part>
        <h3>How it is found</h3>
        <p>{method}.</p>
        <p>
          {figure.format(sampleSize)} {noun}, as of {timestampText(asOf)}.
        </p>
      </Part>
      {confidenceMeans !== null && (
        <Part>
          <h3>How good such answers are</h3>
          {accuracy ? (
            <p>
              {accuracy.measure}: {accuracy.value}. By {accuracy.baselineName} alone it would be{" "}
              {accuracy.baseline}. Measured on {figure.format(accuracy.n)}, {measured}.
            </p>
          ) : (
            <p>Not measured yet.</p>
          )}
          <p>The confidence is the probability of this: {lowerFirst(confidenceMeans)}.</p>
        </Part>
      )}
      {isPersonal && !isOff && (
        <Part>
          <h3>Not wanted?</h3>
          <p>
            You can switch “Use my activity” off in your{" "}
            <Link to={PRIVACY_SETTINGS}>privacy settings</Link>.
          </p>
        </Part>
      )}
    </Drawer>
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const Part = styled.section`
  display: grid;
  gap: ${space(2)};

  h3 {
    font-size: 1rem;
  }

  p {
    color: var(--ink2);
  }

  ul {
    display: grid;
    gap: ${space(1)};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    justify-content: space-between;
    gap: ${space(3)};
    padding-block: ${space(1)};
    border-block-end: 1px solid var(--line);
  }

  a,
  span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  b {
    flex: none;
    font-weight: 600;
  }
`;

import { styled } from "styled-components";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { PriceSuggestionQuery } from "../../../gql/graphql.ts";
import { space } from "../../../ui/theme.ts";
import { tpText } from "../../../ui/Tp.tsx";
import { WhyDrawer } from "../WhyDrawer.tsx";

const SUGGESTION = graphql(`
  fragment PriceWaterfall_suggestion on PriceSuggestion {
    startsAt
    suggestedPoints
    parts {
      label
      percent
    }
  }
`);

interface Props {
  suggestion: PriceSuggestionQuery["priceSuggestion"];
  onClose: () => void;
}

/** Why a price is suggested. */
export function PriceWhy({ suggestion, onClose }: Props) {
  return (
    <WhyDrawer title="Why this price?" basis={suggestion.basis} noun="prices" onClose={onClose}>
      <Waterfall suggestion={suggestion} />
    </WhyDrawer>
  );
}

/** What leads from the category's price to the suggestion, as a table with bars. */
function Waterfall({ suggestion: masked }: { suggestion: FragmentType<typeof SUGGESTION> }) {
  const { startsAt, suggestedPoints, parts } = getFragment(SUGGESTION, masked);
  if (startsAt === null || suggestedPoints === null) return null;
  const most = Math.max(...parts.map(({ percent }) => Math.abs(percent)), 1);
  return (
    <Table>
      <caption>From the category to the price</caption>
      <tbody>
        <tr>
          <th scope="row" colSpan={2}>
            The category
          </th>
          <td>{tpText(startsAt)}</td>
        </tr>
        {parts.map(({ label, percent }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td aria-hidden>
              <Bar
                $adds={percent > 0}
                style={{ inlineSize: `${(50 * Math.abs(percent)) / most}%` }}
              />
            </td>
            <td>
              {percent > 0 ? "+" : "−"}
              {Math.abs(percent)} %
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={2}>
            Suggested
          </th>
          <td>{tpText(suggestedPoints)}</td>
        </tr>
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  caption {
    padding-block-end: ${space(2)};
    font-weight: 700;
    text-align: start;
  }

  th,
  td {
    padding: ${space(1)} 0;
    font-weight: 400;
    text-align: start;
    overflow-wrap: anywhere;
  }

  td:nth-child(2):not(:last-child) {
    inline-size: 40%;
    padding-inline: ${space(2)};
  }

  td:last-child {
    text-align: end;
    white-space: nowrap;
  }

  tr:last-child > * {
    border-block-start: 1px solid var(--line);
    font-weight: 700;
  }
`;

/** From the middle to the right what adds, to the left what takes off. */
const Bar = styled.div<{ $adds: boolean }>`
  block-size: 12px;
  margin-inline-start: ${({ $adds }) => ($adds ? "50%" : "auto")};
  margin-inline-end: ${({ $adds }) => ($adds ? "auto" : "50%")};
  border-radius: 2px;
  background: ${({ $adds }) => ($adds ? "var(--ok)" : "var(--bad)")};
`;

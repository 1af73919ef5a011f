import { useQuery } from "@apollo/client/react";
import { useFormikContext } from "formik";
import { styled } from "styled-components";
import { graphql } from "../../../gql/gql.ts";
import { tpText } from "../../../ui/Tp.tsx";
import { approverWords, leftWords } from "./adjustmentWords.ts";
import { type RequestValues, signedOf } from "./request.ts";

const AdjustmentTermsOf = graphql(`
  query AdjustmentTermsOf($memberId: ID!) {
    adjustmentTerms(memberId: $memberId) {
      leftToday
      approvers
    }
  }
`);

/** What the wallet would have, what is left of the day, and who would approve it. */
export function Terms() {
  const { values } = useFormikContext<RequestValues>();
  const { member, amount } = values;
  const { data } = useQuery(AdjustmentTermsOf, {
    variables: { memberId: member?.id ?? "" },
    skip: member === null,
    fetchPolicy: "network-only",
  });
  const terms = data?.adjustmentTerms;
  const moved = signedOf(values);

  return (
    <Box role="status" aria-label="What it would do">
      {member === null ? <p>Choose a member to see what it would do.</p> : null}
      {member ? (
        <p>
          The wallet of {member.displayName} has {tpText(member.tpBalance)}
          {amount === "" || moved === 0
            ? "."
            : ` and would have ${tpText(member.tpBalance + moved)}.`}
        </p>
      ) : null}
      {terms ? <p>{leftWords(terms.leftToday)}</p> : null}
      {terms?.approvers == null ? null : <p>{approverWords(terms.approvers)}</p>}
    </Box>
  );
}

/* Room for its three sentences, so that nothing below moves. */
const Box = styled.div`
  display: grid;
  align-content: start;
  gap: 4px;
  min-block-size: 6.5rem;
  padding: 8px 12px;
  border-radius: 8px;
  background: var(--well);

  p {
    color: var(--ink2);
    font-size: 0.9375rem;
  }
`;

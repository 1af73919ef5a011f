import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { styled } from "styled-components";
import { toFailure } from "../../../apollo/failure.ts";
import { graphql } from "../../../gql/gql.ts";
import { Button } from "../../../ui/Button.tsx";

const AuditLogProblems = graphql(`
  query AuditLogProblems {
    auditLogProblems {
      subject
      problem
    }
  }
`);

/** Checks the hash chain of the whole audit log when asked, and says what it found. */
export function ChainCheck() {
  const [isAsked, setAsked] = useState(false);
  const { data, error, loading, refetch } = useQuery(AuditLogProblems, {
    skip: !isAsked,
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  const problems = data?.auditLogProblems;

  function handleCheck() {
    setAsked(true);
    if (isAsked) refetch().catch(() => undefined);
  }

  return (
    <Row>
      <Button busy={loading} onClick={handleCheck}>
        Check the chain
      </Button>
      <div role="status">
        {!loading && error ? <Bad>{toFailure(error).message}</Bad> : null}
        {!loading && !error && problems?.length === 0 ? (
          <p>The chain is whole: nobody changed an entry.</p>
        ) : null}
        {!loading && !error && problems && problems.length > 0 ? (
          <ul aria-label="Breaks of the chain">
            {problems.map(({ subject, problem }) => (
              <Bad as="li" key={`${subject} ${problem}`}>
                {subject}: {problem}
              </Bad>
            ))}
          </ul>
        ) : null}
      </div>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
`;

const Bad = styled.p`
  color: var(--bad);
`;

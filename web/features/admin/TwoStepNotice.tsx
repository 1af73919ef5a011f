import { useQuery } from "@apollo/client/react";
import { ShieldAlert } from "lucide-react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { graphql } from "../../gql/gql.ts";

const TwoStepNoticeQuery = graphql(`
  query TwoStepNotice {
    twoStepSignIn {
      isOn
      isRequired
    }
  }
`);

/** Tells an administrator without two-step sign-in that they can look, but not act. */
export function TwoStepNotice() {
  const { data } = useQuery(TwoStepNoticeQuery, { fetchPolicy: "no-cache" });
  const { isOn, isRequired } = data?.twoStepSignIn ?? { isOn: true, isRequired: false };
  if (isOn || !isRequired) return null;
  return (
    <Notice role="status">
      <ShieldAlert size={24} aria-hidden />
      <p>
        You can look at everything here, and act once{" "}
        <Link to="/profile?tab=settings">two-step sign-in is set up</Link>.
      </p>
    </Notice>
  );
}

const Notice = styled.div`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: 12px;
  padding: 12px 16px;
  border-radius: 8px;
  background: var(--warnSoft);
  color: var(--onWarnSoft);

  a {
    color: inherit;
  }
`;

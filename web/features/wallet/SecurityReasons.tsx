import { CircleCheck, CircleDashed } from "lucide-react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { type FragmentType, getFragment } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import { TierBadge } from "../../ui/TierBadge.tsx";

export const SecurityReasons_security = graphql(`
  fragment SecurityReasons_security on Security {
    score
    level
    reasons {
      check
      title
      points
      maxPoints
      reason
    }
  }
`);

/** The security score with its reasons. Source: C24 */
export function SecurityReasons(props: {
  readonly security: FragmentType<typeof SecurityReasons_security>;
}) {
  const { score, level, reasons } = getFragment(SecurityReasons_security, props.security);

  return (
    <section aria-labelledby="security-score">
      <Head>
        <h3 id="security-score">Security score: {score} of 100</h3>
        <TierBadge level={level} />
      </Head>
      <Reasons>
        {reasons.map(({ check, title, points, maxPoints, reason }) => (
          <li key={check}>
            {points > 0 ? (
              <CircleCheck size={20} aria-hidden />
            ) : (
              <CircleDashed size={20} aria-hidden />
            )}
            <div>
              <strong>{title}</strong>
              <small>{reason}</small>
              {check === "known_sessions" && <Link to="/sessions">Your sessions</Link>}
              {check === "two_step_sign_in" && points === 0 && (
                <Link to="/profile?tab=settings">Set it up</Link>
              )}
            </div>
            <span>
              {points} of {maxPoints}
            </span>
          </li>
        ))}
      </Reasons>
    </section>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`;

const Reasons = styled.ul`
  li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr) auto;
    gap: 12px;
    padding-block: 12px;
  }

  li + li {
    border-block-start: 1px solid var(--line);
  }

  svg {
    margin-block-start: 2px;
    color: var(--ok);
  }

  div {
    display: grid;
    justify-items: start;
  }

  small,
  span {
    color: var(--ink2);
    font-size: 0.9375rem;
  }

  span {
    white-space: nowrap;
  }
`;

import { styled } from "styled-components";
import { Avatar } from "../../ui/Avatar.tsx";
import { Card } from "../../ui/Card.tsx";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import { media, space } from "../../ui/theme.ts";
import { TierBadge } from "../../ui/TierBadge.tsx";
import { TrustBadge } from "../../ui/TrustBadge.tsx";

/** Example members with badges; none of them exists. Source: S2 §2, C33 */
const EXAMPLES = [
  {
    name: "Sarah Johnson",
    tier: "premium",
    trust: "champion",
    words: "Email and phone are verified, and thirty deals went well.",
  },
  {
    name: "Mike Chen",
    tier: "verified",
    trust: "trusted",
    words: "One channel is verified, after ten deals and good reviews.",
  },
  {
    name: "Emma Wilson",
    tier: "basic",
    trust: "newbie",
    words: "New here: nothing is verified yet.",
  },
  {
    name: "Alex Brown",
    tier: "suspended",
    trust: "newbie",
    words: "An administrator took the account out of the market.",
  },
] as const;

/** Explains the badges. */
export function BadgesTab() {
  return (
    <Card aria-labelledby="badges">
      <h2 id="badges">Trust Badges</h2>
      <p>
        The square badge says what a member has verified. The round one says how far others trust
        them: Newbie, Contributor, Trusted, Champion.
      </p>
      <Grid>
        {EXAMPLES.map(({ name, tier, trust, words }) => (
          <li key={name}>
            <Avatar name={name} size={44} />
            <div>
              <Who>
                <strong>{name}</strong>
                <StatusBadge tone="info">Example</StatusBadge>
              </Who>
              <Badges>
                <TierBadge level={tier} />
                <TrustBadge level={trust} />
              </Badges>
              <p>{words}</p>
            </div>
          </li>
        ))}
      </Grid>
    </Card>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${media.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  li {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr);
    gap: ${space(3)};
    padding: ${space(4)};
    border: 1px solid var(--line);
    border-radius: 10px;
  }

  li > div {
    display: grid;
    gap: ${space(2)};
  }

  p {
    color: var(--ink2);
    font-size: 0.9375rem;
  }
`;

const Who = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

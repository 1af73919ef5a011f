import { BadgeCheck, Scale, Star } from "lucide-react";
import { styled } from "styled-components";
import { Card } from "../../ui/Card.tsx";
import { media, space } from "../../ui/theme.ts";

const SUMMARIES = [
  {
    Icon: BadgeCheck,
    title: "User Verification",
    words: "Members prove their email and their phone with a code, and wear a badge for it.",
  },
  {
    Icon: Star,
    title: "Review System",
    words: "After a completed deal both sides say how it went, for everybody to read.",
  },
  {
    Icon: Scale,
    title: "Dispute Resolution",
    words: "When a deal goes wrong, an administrator hears both sides and decides.",
  },
] as const;

/** The three parts of trust, one sentence each. Source: S2 §2 */
export function SummaryCards() {
  return (
    <Row>
      {SUMMARIES.map(({ Icon, title, words }) => (
        <Card key={title} aria-label={title}>
          <Icon size={28} aria-hidden />
          <div>
            <h2>{title}</h2>
            <p>{words}</p>
          </div>
        </Card>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  section {
    grid-template-columns: 28px minmax(0, 1fr);
    align-content: start;
    gap: ${space(3)};
  }

  ${media.m} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    section {
      grid-template-columns: minmax(0, 1fr);
      gap: ${space(2)};
    }
  }

  div {
    display: grid;
    gap: ${space(1)};
  }

  svg {
    color: var(--goldText);
  }

  h2 {
    font-size: 1.125rem;
  }

  p {
    color: var(--ink2);
  }
`;

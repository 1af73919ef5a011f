import { Gem, Scale, Search, ShieldCheck } from "lucide-react";
import { styled } from "styled-components";
import { space } from "../../ui/theme.ts";

const REASONS = [
  { Icon: ShieldCheck, title: "Trust", words: "Members see that somebody real is behind it." },
  {
    Icon: Gem,
    title: "Premium features",
    words: "Email and phone together make your account Premium, and bring 45 TP.",
  },
  { Icon: Scale, title: "Dispute priority", words: "Disputes of Premium members are read first." },
  {
    Icon: Search,
    title: "Search visibility",
    words: "Your badge stands beside your name where you sell.",
  },
] as const;

/** The benefits of verification. Source: S2 §2 */
export function WhyVerify() {
  return (
    <Box aria-labelledby="why-verify">
      <h3 id="why-verify">Why verify?</h3>
      <ul>
        {REASONS.map(({ Icon, title, words }) => (
          <li key={title}>
            <Icon size={20} aria-hidden />
            <p>
              <strong>{title}</strong> {words}
            </p>
          </li>
        ))}
      </ul>
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
  border-radius: 10px;
  background: var(--well);

  h3 {
    font-size: 1rem;
  }

  ul {
    display: grid;
    gap: ${space(2)};
  }

  li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: ${space(3)};
    font-size: 0.9375rem;
    color: var(--ink2);
  }

  svg {
    margin-block-start: 2px;
    color: var(--goldText);
  }

  strong {
    display: block;
    color: var(--ink);
  }
`;

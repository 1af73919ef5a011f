import { styled } from "styled-components";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { media, space } from "../../ui/theme.ts";
import { Points } from "./Points.tsx";

const WHEN = ["Item not as described", "Fraud or scam", "Harassment", "Other"] as const;

const PROCESS = [
  "Submit a description and evidence.",
  "The other member has 48 hours to answer. An administrator then reviews it within 24-48 hours.",
  "Both parties may be contacted.",
  "The resolution is based on the evidence.",
] as const;

/** Explains when to file a dispute and what happens then, with a dialog to try. Source: S2 §2 */
export function DisputesTab({ onTry }: { readonly onTry: () => void }) {
  return (
    <Card aria-labelledby="disputes">
      <h2 id="disputes">Disputes</h2>
      <Columns>
        <Points title="When to file a dispute" points={WHEN} />
        <Points title="What happens then" points={PROCESS} ordered />
      </Columns>
      <div>
        <Button $kind="act" onClick={onTry}>
          Try Dispute Interface
        </Button>
      </div>
    </Card>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${media.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

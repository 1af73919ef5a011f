import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Points } from "./Points.tsx";

const POINTS = [
  "Both parties may review each other after a completed transaction, within 14 days.",
  "A review has an overall rating of one to five stars and, if you like, ratings of communication, reliability, item condition and the overall experience.",
  "Reviews are public: everybody can read them on the member's page.",
  "They feed reputation: the mean of your ratings decides how far up the trust levels you can go.",
] as const;

/** Explains how reviews work, with a dialog to try. Source: S2 §2 */
export function ReviewsTab({ onTry }: { readonly onTry: () => void }) {
  return (
    <Card aria-labelledby="reviews">
      <h2 id="reviews">Reviews</h2>
      <Points title="How reviews work" points={POINTS} />
      <div>
        <Button $kind="act" onClick={onTry}>
          Try Review Interface
        </Button>
      </div>
    </Card>
  );
}

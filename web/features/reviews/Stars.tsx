import { Star } from "lucide-react";
import { styled } from "styled-components";
import { RATING } from "../../../schema/limits.ts";

const STARS = Array.from({ length: RATING.max }, (_, n) => n + RATING.min);

/** A read-only rating: five stars, the given ones filled. */
export function Stars({ rating }: { rating: number }) {
  return (
    <Row role="img" aria-label={`${rating} of ${RATING.max} stars`}>
      {STARS.map((star) => (
        <Star key={star} size={16} aria-hidden data-on={star <= rating || undefined} />
      ))}
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  gap: 1px;
  color: var(--edge);

  [data-on] {
    color: var(--goldLine);
    fill: var(--gold);
  }
`;

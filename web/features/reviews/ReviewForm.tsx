import { useState, type KeyboardEvent } from "react";
import { styled } from "styled-components";
import { REVIEW_COMMENT_MAX } from "../../../schema/limits.ts";
import { Button } from "../../ui/Button.tsx";
import { Label } from "../../ui/Label.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { StarRating } from "./StarRating.tsx";
import type { ChosenDeal } from "./useDealChoice.ts";
import { useSubmitReview, type Aspect, type ReviewValues } from "./useSubmitReview.ts";

const ASPECTS: readonly (readonly [Aspect, string])[] = [
  ["communication", "Communication"],
  ["reliability", "Reliability"],
  ["itemCondition", "Item condition"],
  ["overall", "Overall experience"],
];

interface Props {
  /** Null for practice. */
  deal: ChosenDeal | null;
  onClose: () => void;
}

/** Overall stars, with optional text and stars for single aspects. Source: S2 §2, §5 */
export function ReviewForm({ deal, onClose }: Props) {
  const [values, setValues] = useState<ReviewValues>({ rating: 0, comment: "", aspects: {} });
  const { submit, busy } = useSubmitReview(deal, onClose);
  const { rating, comment, aspects } = values;

  function handleKeyDown(event: KeyboardEvent) {
    // While the button is disabled Enter cannot submit; this shortcut submits and shows what is missing.
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void submit(values);
  }

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void submit(values);
      }}
      onKeyDown={handleKeyDown}
    >
      <StarRating
        label="Overall rating"
        value={rating}
        isFirst
        onChange={(stars) => setValues({ ...values, rating: stars })}
      />
      <div>
        <Label htmlFor="review-comment">Comment (optional)</Label>
        <TextArea
          id="review-comment"
          rows={4}
          value={comment}
          maxLength={REVIEW_COMMENT_MAX}
          aria-describedby="review-comment-count"
          onChange={(event) => setValues({ ...values, comment: event.target.value })}
        />
        <small id="review-comment-count">
          {comment.length} of {REVIEW_COMMENT_MAX} characters
        </small>
      </div>
      <Details>
        <summary>Detailed ratings (optional)</summary>
        <div>
          {ASPECTS.map(([aspect, label]) => (
            <StarRating
              key={aspect}
              small
              label={label}
              value={aspects[aspect] ?? 0}
              onChange={(stars) =>
                setValues({ ...values, aspects: { ...aspects, [aspect]: stars } })
              }
            />
          ))}
        </div>
      </Details>
      <Acts>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" $kind="act" busy={busy} disabled={rating === 0}>
          Submit Review
        </Button>
      </Acts>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  small {
    color: var(--ink3);
    font-size: 0.8125rem;
  }
`;

const Details = styled.details`
  border: 1px solid var(--line);
  border-radius: 8px;

  summary {
    min-block-size: 44px;
    padding: 10px 12px;
    font-weight: 600;
    cursor: pointer;
  }

  > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
    gap: 8px;
    padding: 4px 12px 12px;
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;

import { Flag } from "lucide-react";
import { Suspense, lazy, useState } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { type FragmentType, getFragment } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import { useViewer } from "../../shell/ViewerProvider.tsx";
import { Avatar } from "../../ui/Avatar.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { TimeAgo } from "../../ui/TimeAgo.tsx";
import { Stars } from "./Stars.tsx";

const ReportDialog = lazy(() =>
  import("../safety/ReportDialog.tsx").then((m) => ({ default: m.ReportDialog })),
);

export const ReviewCard_review = graphql(`
  fragment ReviewCard_review on Review {
    id
    rating
    comment
    dealTitle
    isVerified
    isReported
    createdAt
    publishedAt
    aspectRatings {
      communication
      reliability
      itemCondition
      overall
    }
    reviewer {
      id
      displayName
      avatar
    }
  }
`);

const ASPECTS = [
  ["communication", "Communication"],
  ["reliability", "Reliability"],
  ["itemCondition", "Item condition"],
  ["overall", "Overall experience"],
] as const;

/** A review of a member after a deal. */
export function ReviewCard(props: { readonly review: FragmentType<typeof ReviewCard_review> }) {
  const review = getFragment(ReviewCard_review, props.review);
  const { viewer } = useViewer();
  const [isReporting, setReporting] = useState(false);
  const { id, rating, comment, dealTitle, aspectRatings, reviewer } = review;
  const aspects = ASPECTS.flatMap(([aspect, label]) => {
    const stars = aspectRatings?.[aspect];
    return stars == null ? [] : [{ aspect, label, stars }];
  });

  return (
    <Row aria-label={`Review by ${reviewer.displayName}`}>
      <Head>
        <Avatar name={reviewer.displayName} src={reviewer.avatar} size={36} />
        <div>
          <Link to={`/members/${reviewer.id}`}>{reviewer.displayName}</Link>
          <small>
            {dealTitle} · <TimeAgo date={review.publishedAt ?? review.createdAt} />
          </small>
        </div>
        <Stars rating={rating} />
        {viewer && viewer.id !== reviewer.id ? (
          <IconButton
            label={review.isReported ? "You reported this review" : "Report this review"}
            onClick={() => setReporting(true)}
          >
            <Flag size={18} aria-hidden fill={review.isReported ? "currentColor" : "none"} />
          </IconButton>
        ) : null}
      </Head>
      {comment ? <Words dir="auto">{comment}</Words> : null}
      {aspects.length > 0 ? (
        <Aspects>
          {aspects.map(({ aspect, label, stars }) => (
            <div key={aspect}>
              <dt>{label}</dt>
              <dd>
                <Stars rating={stars} />
              </dd>
            </div>
          ))}
        </Aspects>
      ) : null}
      {isReporting ? (
        <Suspense>
          <ReportDialog
            subject="review"
            id={id}
            name="this review"
            isReported={review.isReported}
            onClose={() => setReporting(false)}
          />
        </Suspense>
      ) : null}
    </Row>
  );
}

const Row = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 12px 16px;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;

  > div {
    display: grid;
    flex: 1 1 160px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  a {
    font-weight: 600;
  }

  small {
    color: var(--ink3);
    font-size: 0.8125rem;
  }
`;

const Words = styled.p`
  color: var(--ink2);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Aspects = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  font-size: 0.875rem;

  div {
    display: flex;
    align-items: center;
    gap: 8px;
  }

  dt {
    color: var(--ink3);
  }

  dd {
    margin: 0;
  }
`;

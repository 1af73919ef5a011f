import { Compass, Lightbulb, Users, type LucideIcon } from "lucide-react";
import { Link } from "react-router-dom";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { RecommendationType } from "../../../gql/graphql.ts";
import { Button } from "../../../ui/Button.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { ItemCard } from "../../items/card/ItemCard.tsx";
import { Confidence } from "../Confidence.tsx";
import { CardActs, CardNote, InsightCard } from "../insightLook.ts";

const RECOMMENDATION = graphql(`
  fragment RecommendationCard_recommendation on Recommendation {
    type
    title
    description
    confidence
    actionUrl
    item {
      ...ItemCard_item
    }
  }
`);

/** What leads on from those that are about no item; else it is a tip. */
const KINDS: Readonly<Partial<Record<RecommendationType, { Icon: LucideIcon; action: string }>>> = {
  category: { Icon: Compass, action: "Look around" },
  user: { Icon: Users, action: "Propose a swap" },
};
const TIP = { Icon: Lightbulb, action: "Show" };

interface Props {
  recommendation: FragmentType<typeof RECOMMENDATION>;
  onWhy: () => void;
  onNotForMe: () => void;
}

/** A recommendation: what it is, why, how likely it is right, and how to put it away. Source: EN-017 */
export function RecommendationCard({ recommendation, onWhy, onNotForMe }: Props) {
  const { type, title, description, confidence, actionUrl, item } = getFragment(
    RECOMMENDATION,
    recommendation,
  );
  const buttons = (
    <>
      <Button $small $kind="quiet" onClick={onWhy}>
        Why this?<VisuallyHidden> {title}</VisuallyHidden>
      </Button>
      <Button $small $kind="quiet" onClick={onNotForMe}>
        Not for me<VisuallyHidden> {title}</VisuallyHidden>
      </Button>
    </>
  );
  if (item)
    return (
      <ItemCard item={item} layout="grid">
        <CardNote>
          <span>{description}</span>
          <Confidence percent={confidence} />
        </CardNote>
        {buttons}
      </ItemCard>
    );

  const { Icon, action } = KINDS[type] ?? TIP;
  return (
    <InsightCard>
      <h3>
        <Icon size={18} aria-hidden /> {title}
      </h3>
      <p>{description}</p>
      <CardActs>
        <Link to={actionUrl}>
          {action}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Link>
        {buttons}
      </CardActs>
    </InsightCard>
  );
}

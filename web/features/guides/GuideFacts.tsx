import { Clock, Eye, Heart } from "lucide-react";
import { styled } from "styled-components";
import { getFragment } from "../../gql/fragment-masking.ts";
import type { FragmentType } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import { space } from "../../ui/theme.ts";
import { CATEGORY_WORDS, countWords, DIFFICULTY_WORDS, durationWords } from "./guideWords.ts";

export const GuideFactsFragment = graphql(`
  fragment GuideFacts_guide on Guide {
    id
    type
    category
    difficulty
    duration
    views
    likes
    isPublished
  }
`);

/** What a guide is, how long it takes, and what its readers made of it. */
export function GuideFacts({
  guide: masked,
}: {
  readonly guide: FragmentType<typeof GuideFactsFragment>;
}) {
  const guide = getFragment(GuideFactsFragment, masked);
  return (
    <Facts aria-label="About this guide">
      {!guide.isPublished && (
        <li>
          <StatusBadge tone="pending">Draft</StatusBadge>
        </li>
      )}
      <li>{CATEGORY_WORDS[guide.category]}</li>
      <li>{DIFFICULTY_WORDS[guide.difficulty]}</li>
      <li>
        <Clock size={16} aria-hidden />
        {durationWords(guide)}
      </li>
      <li>
        <Eye size={16} aria-hidden />
        {countWords(guide.views, "view")}
      </li>
      <li>
        <Heart size={16} aria-hidden />
        {countWords(guide.likes, "like")}
      </li>
    </Facts>
  );
}

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--ink2);
  font-size: 0.9375rem;

  li {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
  }
`;

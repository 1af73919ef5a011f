import { useQuery } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { graphql } from "../../../gql/gql.ts";
import type { AchievementCategory, HubAchievementsQuery } from "../../../gql/graphql.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { ChoiceChips } from "../../../ui/ChoiceChips.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { media, space } from "../../../ui/theme.ts";
import { useToast } from "../../../ui/toast.tsx";
import { AchievementCard } from "./AchievementCard.tsx";

const HubAchievements = graphql(`
  query HubAchievements {
    achievements {
      id
      title
      category
      unlocked
      reward
      ...AchievementCard_achievement
    }
  }
`);

type Achievement = HubAchievementsQuery["achievements"][number];

/** Source: S2 §2 "Achievement filters" */
const FILTERS: readonly { value: AchievementCategory | "all"; label: string }[] = [
  { value: "all", label: "All" },
  { value: "trading", label: "Trading" },
  { value: "social", label: "Social" },
  { value: "milestone", label: "Milestone" },
  { value: "special", label: "Special" },
  { value: "seasonal", label: "Seasonal" },
];

/** All achievements, those that are unlocked first. One that unlocks while it is shown stays where it is. */
export function AchievementList() {
  const { data, error, refetch } = useQuery(HubAchievements, { fetchPolicy: "cache-and-network" });
  const [filter, setFilter] = useState<AchievementCategory | "all">("all");
  const achievements = useFirstOrder(data?.achievements ?? []);
  useUnlockToast(data?.achievements);

  const failure = error && (
    <ErrorState
      message="Failed to load achievements"
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );

  if (!data && failure) return failure;
  if (!data) return <LoadingBox label="Loading achievements" height="480px" />;
  const shown = achievements.filter(({ category }) => filter === "all" || category === filter);
  return (
    <Box>
      {failure}
      <ChoiceChips
        legend="Which achievements"
        choices={FILTERS}
        value={filter}
        onChange={setFilter}
      />
      {shown.length === 0 ? (
        <p>No achievements here yet.</p>
      ) : (
        // A scrollable region must be reachable by keyboard.
        <Scroll tabIndex={0} role="region" aria-label="Achievements">
          <ul>
            {shown.map((achievement) => (
              <li key={achievement.id}>
                <AchievementCard achievement={achievement} />
              </li>
            ))}
          </ul>
        </Scroll>
      )}
      <OfflineNote />
    </Box>
  );
}

const Scroll = styled.div`
  max-block-size: 560px;
  overflow-y: auto;
`;

/** The achievements in the order in which they came first, so that nothing moves under a finger. */
function useFirstOrder(achievements: readonly Achievement[]): Achievement[] {
  const [order, setOrder] = useState<readonly string[]>([]);
  if (order.length === 0 && achievements.length > 0) setOrder(achievements.map(({ id }) => id));
  return achievements.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

/** Says so when one unlocks while the list is shown. */
function useUnlockToast(achievements: readonly Achievement[] | undefined): void {
  const toast = useToast();
  const known = useRef<ReadonlySet<string> | undefined>(undefined);
  useEffect(() => {
    if (!achievements) return;
    const unlocked = achievements.filter((one) => one.unlocked);
    for (const { id, title, reward } of unlocked)
      if (known.current && !known.current.has(id))
        toast({ title: "Achievement unlocked", description: `${title}: ${reward}` });
    known.current = new Set(unlocked.map(({ id }) => id));
  }, [achievements, toast]);
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  > p {
    padding-block: ${space(4)};
    color: var(--ink2);
  }

  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(2)};

    ${media.m} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

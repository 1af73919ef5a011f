import { useQuery } from "@apollo/client/react";
import { useLive } from "../../../apollo/useLive.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { Drawer } from "../../../ui/Drawer.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { CaseActs } from "./CaseActs.tsx";
import { CaseBadges } from "./CaseBadges.tsx";
import { CaseContent, CaseContent_case } from "./CaseContent.tsx";
import { CaseFacts } from "./CaseFacts.tsx";
import { CaseHistory, CaseHistory_case } from "./CaseHistory.tsx";
import { CaseReports, CaseReports_case } from "./CaseReports.tsx";
import { QueuedCase_case } from "./CaseTable.tsx";
import { SUBJECT_WORDS } from "./caseWords.ts";

const OneCase = graphql(`
  query OneCase($id: ID!) {
    moderationCase(id: $id) {
      id
      cursor
      reason
      notes
      ...QueuedCase_case
      ...CaseContent_case
      ...CaseReports_case
      ...CaseHistory_case
    }
  }
`);

const CaseTouched = graphql(`
  subscription CaseTouched($after: Cursor) {
    moderationUpdated(after: $after) {
      cursor
      case {
        id
      }
    }
  }
`);

/** One case: what it is about, who says what, what was before, and what a moderator can do about it. */
export function CaseDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(OneCase, {
    variables: { id },
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  const renew = () => void refetch().catch(() => undefined);
  useLive(CaseTouched, {
    after: data?.moderationCase?.cursor,
    onEvent: ({ moderationUpdated }) => {
      if (moderationUpdated.case.id === id) renew();
    },
  });
  const found = data?.moderationCase;
  const one = getFragment(QueuedCase_case, found);

  return (
    <Drawer
      title={one ? `${SUBJECT_WORDS[one.subject]} of ${one.member.displayName}` : "Case"}
      subtitle={one ? <CaseBadges one={one} /> : null}
      onClose={onClose}
      footer={one ? <CaseActs one={one} /> : null}
    >
      {error ? <ErrorState message="Failed to load this case" onRetry={renew} /> : null}
      {found === null ? <EmptyState title="There is no such case" /> : null}
      {!data && !error ? <Skeleton $h="520px" /> : null}
      {found && one ? (
        <>
          <CaseContent one={getFragment(CaseContent_case, found)} />
          <CaseFacts one={one} reason={found.reason} notes={found.notes} />
          <CaseReports one={getFragment(CaseReports_case, found)} />
          <CaseHistory one={getFragment(CaseHistory_case, found)} />
        </>
      ) : null}
      <OfflineNote />
    </Drawer>
  );
}

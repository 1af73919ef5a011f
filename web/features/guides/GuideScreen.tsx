import { useQuery } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import { useParams } from "react-router-dom";
import { useCommand } from "../../apollo/useCommand.ts";
import { graphql } from "../../gql/gql.ts";
import { OfflineNote } from "../../shell/OfflineNote.tsx";
import { Column } from "../../ui/Column.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Page } from "../../ui/Page.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { GuideText } from "./GuideText.tsx";
import { NoGuide } from "./NoGuide.tsx";
import { useLiveGuides } from "./useLiveGuides.ts";

const GuideQuery = graphql(`
  query Guide($id: ID!) {
    guide(id: $id) {
      id
      title
      isMine
      cursor
      ...GuideText_guide
    }
  }
`);

const ViewGuide = graphql(`
  mutation ViewGuide($guideId: ID!) {
    viewGuide(guideId: $guideId) {
      guide {
        id
        views
      }
    }
  }
`);

/** /guides/{id}: a guide to read. */
export function GuideScreen() {
  const { guideId = "" } = useParams();
  const isId = /^\d+$/.test(guideId);
  const { data, error, refetch } = useQuery(GuideQuery, {
    variables: { id: guideId },
    skip: !isId,
    fetchPolicy: "cache-and-network",
  });
  const guide = data?.guide;
  useLiveGuides("page", { ids: isId ? [guideId] : [], cursor: guide?.cursor });
  useCountedView(guide && !guide.isMine ? guide.id : null);

  if (!isId || guide === null) return <NoGuide />;
  return (
    <Page title={guide?.title ?? "Guide"}>
      <Column>
        {error && !guide && (
          <ErrorState
            message="Failed to load this guide"
            onRetry={() => void refetch().catch(() => undefined)}
          />
        )}
        {!guide && !error && <Skeleton $h="320px" />}
        {guide && <GuideText guide={guide} />}
        <OfflineNote />
      </Column>
    </Page>
  );
}

/** Counts that the viewer opened a guide. */
function useCountedView(id: string | null): void {
  const [view] = useCommand(ViewGuide);
  const count = useEffectEvent((guideId: string) => {
    // If the view cannot be counted, the member need not know.
    view({ guideId }).catch(() => undefined);
  });
  useEffect(() => {
    if (id !== null) count(id);
  }, [id]);
}

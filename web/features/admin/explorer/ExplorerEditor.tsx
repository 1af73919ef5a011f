import { useQuery } from "@apollo/client/react";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { lazyScreen } from "../../../ui/lazy.ts";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { useTheme } from "../../../ui/themeChoice.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useAdminUrl } from "../useAdminUrl.ts";
import { useChange } from "./changes/useChange.tsx";
import type { ChartChoice } from "./chart/chartOf.ts";
import { copyLink } from "./copyLink.ts";
import type { EditedDocument } from "./explorerApi.ts";
import { LastRun, type Shown } from "./LastRun.tsx";
import { documentIn, documentPath } from "./links.ts";
import { FeedPanel } from "./live/FeedPanel.tsx";
import { useFeed } from "./live/useFeed.ts";
import { SavedQuery_query, SavedQueryBySlug, type SavedQuery } from "./saved/savedQuery.ts";
import { useRuns } from "./useRuns.tsx";

const AdminEditor = lazyScreen(() =>
  import("../../../graphiql/AdminEditor.tsx").then((m) => ({ default: m.AdminEditor })),
);
const SaveDialog = lazy(() =>
  import("./saved/SaveDialog.tsx").then((m) => ({ default: m.SaveDialog })),
);

/** What a screen that leads to the editor wants in it. */
export interface EditorState {
  query: string;
  /** As JSON. */
  variables: string;
}

/** Any question to the running market, in GraphQL. What `?edit=` names, or the link has, is in a tab of the editor. */
export function ExplorerEditor() {
  const { read } = useAdminUrl();
  const slug = read("edit");
  const { data, error, refetch } = useQuery(SavedQueryBySlug, {
    variables: { slug },
    skip: slug === "",
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const saved = getFragment(SavedQuery_query, data?.savedQuery);

  if (error && !data)
    return (
      <ErrorState
        message="Failed to load the saved query"
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (slug !== "" && !data) return <LoadingBox label="Loading the saved query" height="60vh" />;
  return (
    <>
      {slug !== "" && !saved ? (
        <p role="status">No saved query has the address {slug}. It may have been deleted.</p>
      ) : null}
      <Editing key={slug} saved={saved ?? undefined} />
    </>
  );
}

function Editing({ saved }: { saved: SavedQuery | undefined }) {
  const { theme } = useTheme();
  const toast = useToast();
  const { hash, state } = useLocation() as { hash: string; state: EditorState | null };
  // What is edited stays that when somebody else changes it; saving it then is refused.
  const [edited] = useState(saved);
  const runs = useRuns();
  const { change, dialogs } = useChange();
  const feed = useFeed();
  const [shown, setShown] = useState<Shown>("table");
  const [chart, setChart] = useState<ChartChoice | null>(edited?.chart ?? null);
  const [saving, setSaving] = useState<EditedDocument>();

  async function handleRun(document: EditedDocument): Promise<object> {
    const answer = await runs.run(document);
    setShown((now) => (now === "chart" ? now : "table"));
    return answer;
  }

  async function handleAnalyze(document: EditedDocument) {
    await runs.run({ ...document, extensions: { analyze: true } });
    setShown("run");
  }

  async function handlePlan(document: EditedDocument) {
    await runs.showPlan(document);
    setShown("plan");
  }

  const initial = edited
    ? { query: edited.document, variables: JSON.stringify(edited.defaults, null, 2) }
    : (state ?? documentIn(hash));
  return (
    <Parts>
      <Editor>
        <Suspense fallback={<LoadingBox label="Loading the editor" height="100%" />}>
          <AdminEditor
            key={hash}
            theme={theme}
            initial={initial}
            onRun={handleRun}
            onChange={change}
            onFollow={feed.follow}
            onAnalyze={(document) => void handleAnalyze(document)}
            onPlan={(document) => void handlePlan(document)}
            onSave={setSaving}
            onCopyLink={(document) => void copyLink(documentPath(document), toast)}
          />
        </Suspense>
      </Editor>
      {feed.shown ? (
        <FeedPanel feed={feed.shown} onPause={feed.pause} onResume={feed.resume} onCut={feed.cut} />
      ) : null}
      <LastRun
        runs={runs}
        title={edited?.title}
        shown={shown}
        onShow={setShown}
        chart={chart}
        onChart={setChart}
      />
      {runs.question}
      {dialogs}
      <Suspense>
        {saving ? (
          <SaveDialog
            saved={edited}
            document={saving}
            chart={chart}
            onClose={() => setSaving(undefined)}
          />
        ) : null}
      </Suspense>
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

/** GraphiQL in the colours of the market. In a narrow place its parts stand below each other. */
const Editor = styled.div`
  container-type: inline-size;
  block-size: clamp(420px, 60vh, 720px);
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 12px;

  && .graphiql-container {
    --color-primary: 173, 100%, 20%;
    --color-secondary: 173, 100%, 20%;
    --color-base: 0, 0%, 100%;
    --color-neutral: 164, 12%, 27%;
    --font-family: inherit;
  }

  [data-theme="dark"] && .graphiql-container {
    --color-primary: 173, 55%, 42%;
    --color-secondary: 173, 55%, 62%;
    --color-base: 162, 20%, 10%;
    --color-neutral: 156, 12%, 75%;
  }

  /* Comments and numbers, which the editor colours too faintly for its grounds. */
  .mtk8 {
    color: light-dark(#00663f, #8fbf7c);
  }

  && .graphiql-tab-close {
    box-sizing: border-box;
    block-size: 24px;
    inline-size: 24px;
    padding: 8px;
  }

  /* The schema comes with the page. */
  && [aria-label^="Re-fetch"] {
    display: none;
  }

  @media (max-width: 700px) {
    block-size: 640px;
  }

  @container (max-width: 640px) {
    && .graphiql-sidebar,
    && .graphiql-horizontal-drag-bar {
      display: none;
    }

    && .graphiql-sessions {
      margin: 4px;
    }

    && #graphiql-session {
      flex-direction: column;
    }

    && #graphiql-session > * {
      flex: 2 1 0 !important;
      min-block-size: 0;
      min-inline-size: 0;
      overflow: hidden;
    }

    && #graphiql-session > .graphiql-editors {
      flex-grow: 4 !important;
    }
  }
`;

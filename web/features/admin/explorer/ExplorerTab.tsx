import { useNavigate, useParams } from "react-router-dom";
import { ChoiceChips } from "../../../ui/ChoiceChips.tsx";
import { lazyScreen } from "../../../ui/lazy.ts";
import { useAdminUrl } from "../useAdminUrl.ts";
import { ExplorerEditor, type EditorState } from "./ExplorerEditor.tsx";

const HistoryList = lazyScreen(() =>
  import("./history/HistoryList.tsx").then((m) => ({ default: m.HistoryList })),
);
const SavedList = lazyScreen(() =>
  import("./saved/SavedList.tsx").then((m) => ({ default: m.SavedList })),
);
const SavedQueryPage = lazyScreen(() =>
  import("./saved/SavedQueryPage.tsx").then((m) => ({ default: m.SavedQueryPage })),
);

const LISTS = [
  { value: "", label: "Editor" },
  { value: "saved", label: "Saved queries" },
  { value: "history", label: "History" },
] as const;

/** /admin/graphql: any question to the running market, in GraphQL, those that are kept, and what was asked before. */
export function ExplorerTab() {
  const { slug } = useParams();
  const { read, put } = useAdminUrl();
  const navigate = useNavigate();
  const list = LISTS.find(({ value }) => value === read("list"))?.value ?? "";

  if (slug !== undefined) return <SavedQueryPage key={slug} slug={slug} />;
  return (
    <>
      <ChoiceChips
        legend="Editor or lists"
        choices={LISTS}
        value={list}
        onChange={(value) => put("list", value)}
      />
      {list === "" ? <ExplorerEditor /> : null}
      {list === "saved" ? <SavedList /> : null}
      {list === "history" ? (
        <HistoryList
          onOpen={({ document, variables }) => {
            const state: EditorState = {
              query: document,
              variables: JSON.stringify(variables, null, 2),
            };
            void navigate("/admin/graphql", { state });
          }}
        />
      ) : null}
    </>
  );
}

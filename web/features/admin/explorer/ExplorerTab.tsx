import { useParams } from "react-router-dom";
import { ChoiceChips } from "../../../ui/ChoiceChips.tsx";
import { lazyScreen } from "../../../ui/lazy.ts";
import { useAdminUrl } from "../useAdminUrl.ts";
import { ExplorerEditor } from "./ExplorerEditor.tsx";

const SavedList = lazyScreen(() =>
  import("./saved/SavedList.tsx").then((m) => ({ default: m.SavedList })),
);
const SavedQueryPage = lazyScreen(() =>
  import("./saved/SavedQueryPage.tsx").then((m) => ({ default: m.SavedQueryPage })),
);

const LISTS = [
  { value: "", label: "Editor" },
  { value: "saved", label: "Saved queries" },
] as const;

/** /admin/graphql: any question to the running market, in GraphQL, and those that are kept. */
export function ExplorerTab() {
  const { slug } = useParams();
  const { read, put } = useAdminUrl();
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
      {list === "saved" ? <SavedList /> : <ExplorerEditor />}
    </>
  );
}

import type { ListSpecimen } from "../../gallery/specimen.ts";
import { OfflineNote } from "../../shell/OfflineNote.tsx";
import { ItemGrid } from "./browse/ItemGrid.tsx";
import { NO_SEARCH } from "./browse/itemSearch.ts";
import { NoItems } from "./browse/NoItems.tsx";
import { SimilarItems } from "./buy/SimilarItems.tsx";
import { HomeActions } from "./home/HomeActions.tsx";
import { MemberItems } from "./own/MemberItems.tsx";
import { MyItems } from "./own/MyItems.tsx";

function Grid({ layout }: { readonly layout: "grid" | "list" }) {
  return (
    <ItemGrid
      search={NO_SEARCH}
      layout={layout}
      Actions={HomeActions}
      noImageText="No image"
      errorText="Failed to fetch listings"
      empty={<NoItems search={NO_SEARCH} onClear={() => undefined} />}
    />
  );
}

export const lists: readonly ListSpecimen[] = [
  { name: "items", title: "Items, as a grid", render: () => <Grid layout="grid" /> },
  { name: "items-list", title: "Items, as a list", render: () => <Grid layout="list" /> },
  {
    name: "my-items",
    title: "My items",
    fields: { "Item.isMine": true },
    render: () => <MyItems />,
  },
  {
    name: "member-items",
    title: "Items of a member",
    render: () => (
      <>
        <MemberItems sellerId="gallery-2" />
        <OfflineNote />
      </>
    ),
  },
  {
    name: "similar-items",
    title: "Similar items",
    render: () => <SimilarItems category="Electronics" except="" />,
  },
];

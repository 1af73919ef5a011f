import { useQuery } from "@apollo/client/react";
import { lazy, Suspense } from "react";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { ChoiceChips } from "../../../ui/ChoiceChips.tsx";
import { SearchBox } from "../../items/browse/SearchBox.tsx";
import { AdminList } from "../AdminList.tsx";
import { MemberFilter } from "../MemberFilter.tsx";
import { useAdminUrl } from "../useAdminUrl.ts";
import { useHeldRows } from "../useHeldRows.ts";
import { useRefetchLive } from "../useRefetchLive.ts";
import { STATUSES } from "./itemStatusLook.ts";
import { AdminItem_item, ItemTable } from "./ItemTable.tsx";

const ItemDrawer = lazy(() => import("./ItemDrawer.tsx").then((m) => ({ default: m.ItemDrawer })));

const AdminItems = graphql(`
  query AdminItems($filter: AdminItemFilter, $first: Int = 50, $after: String) {
    adminItems(filter: $filter, first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          ...AdminItem_item
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const ALL = { value: "", label: "All" } as const;

const LIVE = new Set(["adminItems", "adminItem"]);

/** All items, whatever their status, with a search and a filter. A row opens the item. */
export function ItemsTab() {
  const { read, put } = useAdminUrl();
  const q = read("q");
  const status = STATUSES.find(({ value }) => value === read("status"))?.value ?? null;
  const itemId = read("item");
  const query = useQuery(AdminItems, {
    variables: { filter: { q, status, userId: read("member") || null } },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const list = (query.data ?? query.previousData)?.adminItems;
  const held = useHeldRows({
    fresh: getFragment(AdminItem_item, list?.edges.map(({ node }) => node) ?? []),
    query,
    isWhole: list?.pageInfo.hasNextPage === false,
  });
  useRefetchLive(LIVE);

  return (
    <>
      <SearchBox
        label="Search items"
        placeholder="Title or owner's username"
        value={q}
        onSearch={(text) => put("q", text)}
      />
      <ChoiceChips
        legend="Which items"
        choices={[ALL, ...STATUSES]}
        value={status ?? ""}
        onChange={(value) => put("status", value)}
      />
      <MemberFilter />
      <AdminList noun="items" list={list} query={query} held={held}>
        <ItemTable items={held.rows} busy={query.data === undefined} />
      </AdminList>
      <Suspense>
        {itemId === "" ? null : (
          <ItemDrawer key={itemId} id={itemId} onClose={() => put("item", "")} />
        )}
      </Suspense>
    </>
  );
}

import { useQuery } from "@apollo/client/react";
import { lazy, Suspense } from "react";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { UserFilter } from "../../../gql/graphql.ts";
import { ChoiceChips } from "../../../ui/ChoiceChips.tsx";
import { SearchBox } from "../../items/browse/SearchBox.tsx";
import { AdminList } from "../AdminList.tsx";
import { useAdminUrl } from "../useAdminUrl.ts";
import { useHeldRows } from "../useHeldRows.ts";
import { useRefetchLive } from "../useRefetchLive.ts";
import { AdminUser_user, UserTable } from "./UserTable.tsx";

const UserDrawer = lazy(() => import("./UserDrawer.tsx").then((m) => ({ default: m.UserDrawer })));

const AdminUsers = graphql(`
  query AdminUsers($filter: AdminUserFilter, $first: Int = 50, $after: String) {
    adminUsers(filter: $filter, first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          ...AdminUser_user
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Source: S2 §5 "Admin user filter" */
const FILTERS: readonly { value: UserFilter; label: string }[] = [
  { value: "all", label: "All" },
  { value: "active", label: "Active" },
  { value: "inactive", label: "Inactive" },
  { value: "trusted", label: "Trusted" },
  { value: "champion", label: "Champion" },
];

const LIVE = new Set(["adminUsers", "adminUser"]);

/** All members, with a search and a filter. A row opens the account. */
export function UsersTab() {
  const { read, put } = useAdminUrl();
  const q = read("q");
  const status = FILTERS.find(({ value }) => value === read("status"))?.value ?? "all";
  const userId = read("user");
  const query = useQuery(AdminUsers, {
    variables: { filter: { q, status } },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const list = (query.data ?? query.previousData)?.adminUsers;
  const held = useHeldRows({
    fresh: getFragment(AdminUser_user, list?.edges.map(({ node }) => node) ?? []),
    query,
    isWhole: list?.pageInfo.hasNextPage === false,
  });
  useRefetchLive(LIVE);

  return (
    <>
      <SearchBox
        label="Search users"
        placeholder="Username, e-mail or display name"
        value={q}
        onSearch={(text) => put("q", text)}
      />
      <ChoiceChips
        legend="Which users"
        choices={FILTERS}
        value={status}
        onChange={(value) => put("status", value === "all" ? "" : value)}
      />
      <AdminList noun="users" list={list} query={query} held={held}>
        <UserTable users={held.rows} busy={query.data === undefined} />
      </AdminList>
      <Suspense>
        {userId === "" ? null : (
          <UserDrawer key={userId} id={userId} onClose={() => put("user", "")} />
        )}
      </Suspense>
    </>
  );
}

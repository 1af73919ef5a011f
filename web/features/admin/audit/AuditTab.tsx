import { useQuery } from "@apollo/client/react";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { ChoiceChips } from "../../../ui/ChoiceChips.tsx";
import { AdminList } from "../AdminList.tsx";
import { MemberFilter } from "../MemberFilter.tsx";
import { SelectRow } from "../SelectRow.tsx";
import { useAdminUrl } from "../useAdminUrl.ts";
import { useHeldRows } from "../useHeldRows.ts";
import { useRefetchLive } from "../useRefetchLive.ts";
import { AuditDrawer } from "./AuditDrawer.tsx";
import { AuditEntry_entry, AuditTable } from "./AuditTable.tsx";
import { ACTION_CHOICES } from "./auditWords.ts";
import { ChainCheck } from "./ChainCheck.tsx";

const AuditLog = graphql(`
  query AuditLog($filter: AuditLogFilter, $first: Int = 50, $after: String) {
    auditLog(filter: $filter, first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          ...AuditEntry_entry
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Audited actions in words, in alphabetical order. */
const CHOICES = [{ value: "", label: "All" }, ...ACTION_CHOICES];

const OUTCOMES = [
  { value: "", label: "All" },
  { value: "done", label: "Done" },
  { value: "refused", label: "Refused" },
] as const;

const LIVE = new Set(["auditLog"]);

/** What administrators did, and what was refused, newest first. A row opens what changed. */
export function AuditTab() {
  const { read, put } = useAdminUrl();
  const outcome = OUTCOMES.find(({ value }) => value === read("outcome"))?.value ?? "";
  const memberId = read("member");
  const actorId = read("actor");
  const action = read("action");
  const entryId = read("entry");
  const query = useQuery(AuditLog, {
    variables: {
      filter: {
        ...(outcome && { refused: outcome === "refused" }),
        ...(action && { action }),
        ...(actorId && { actorId }),
        ...(memberId && { subjectType: "member" as const, subjectId: memberId }),
      },
    },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const list = (query.data ?? query.previousData)?.auditLog;
  const entries = getFragment(AuditEntry_entry, list?.edges.map(({ node }) => node) ?? []);
  const held = useHeldRows({
    fresh: entries,
    query,
    isWhole: list?.pageInfo.hasNextPage === false,
  });
  useRefetchLive(LIVE);
  const listed = held.rows.find(({ id }) => id === entryId);
  // A link may open an entry that is on no page yet.
  const one = useQuery(AuditLog, {
    variables: { filter: { id: entryId }, first: 1 },
    skip: entryId === "" || listed !== undefined || !list,
  });
  const [found] = getFragment(
    AuditEntry_entry,
    one.data?.auditLog.edges.map(({ node }) => node) ?? [],
  );
  const opened = listed ?? found;

  return (
    <>
      <ChainCheck />
      <ChoiceChips
        legend="Which entries"
        choices={OUTCOMES}
        value={outcome}
        onChange={(value) => put("outcome", value)}
      />
      <SelectRow
        label="Action"
        value={action}
        options={CHOICES}
        onChange={(value) => put("action", value)}
      />
      <MemberFilter />
      <MemberFilter name="actor" words="Only what was done by" />
      <AdminList noun="entries" list={list} query={query} held={held}>
        <AuditTable entries={held.rows} busy={query.data === undefined} />
      </AdminList>
      {opened ? <AuditDrawer entry={opened} onClose={() => put("entry", "")} /> : null}
    </>
  );
}

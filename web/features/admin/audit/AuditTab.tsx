import { useQuery } from "@apollo/client/react";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { ChoiceChips } from "../../../ui/ChoiceChips.tsx";
import { AdminList } from "../AdminList.tsx";
import { MemberFilter } from "../MemberFilter.tsx";
import { useAdminUrl } from "../useAdminUrl.ts";
import { AuditDrawer } from "./AuditDrawer.tsx";
import { AuditEntry_entry, AuditTable } from "./AuditTable.tsx";
import { ChainCheck } from "./ChainCheck.tsx";

const AuditLog = graphql(`
  query AuditLog($filter: AuditLogFilter, $first: Int = 24, $after: String) {
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

const OUTCOMES = [
  { value: "", label: "All" },
  { value: "done", label: "Done" },
  { value: "refused", label: "Refused" },
] as const;

/** What administrators did, and what was refused, newest first. A row opens what changed. */
export function AuditTab() {
  const { read, put } = useAdminUrl();
  const outcome = OUTCOMES.find(({ value }) => value === read("outcome"))?.value ?? "";
  const memberId = read("member");
  const query = useQuery(AuditLog, {
    variables: {
      filter: {
        ...(outcome && { refused: outcome === "refused" }),
        ...(memberId && { subjectType: "member" as const, subjectId: memberId }),
      },
    },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const list = (query.data ?? query.previousData)?.auditLog;
  const entries = getFragment(AuditEntry_entry, list?.edges.map(({ node }) => node) ?? []);
  const opened = entries.find(({ id }) => id === read("entry"));

  return (
    <>
      <ChainCheck />
      <ChoiceChips
        legend="Which entries"
        choices={OUTCOMES}
        value={outcome}
        onChange={(value) => put("outcome", value)}
      />
      <MemberFilter />
      <AdminList noun="entries" list={list} query={query}>
        <AuditTable entries={entries} busy={query.data === undefined} />
      </AdminList>
      {opened ? <AuditDrawer entry={opened} onClose={() => put("entry", "")} /> : null}
    </>
  );
}

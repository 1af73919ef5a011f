import { useApolloClient, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { styled } from "styled-components";
import { refetchFields } from "../../../apollo/refetchFields.ts";
import { useLive } from "../../../apollo/useLive.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { SwitchName } from "../../../gql/graphql.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { SwitchDialog } from "./SwitchDialog.tsx";
import { AdminSwitch_switch, SwitchRow } from "./SwitchRow.tsx";

const AdminSwitches = graphql(`
  query AdminSwitches {
    adminSwitches {
      id
      ...AdminSwitch_switch
    }
    closedFeatures {
      cursor
    }
  }
`);

const SwitchSet = graphql(`
  subscription SwitchSet($after: Cursor) {
    closedFeaturesUpdated(after: $after) {
      cursor
    }
  }
`);

const CHANGED = new Set(["adminSwitches"]);

/** What can be closed: how it stands, since when, by whom and why; a button sets it. */
export function SwitchesTab() {
  const { data, error, refetch } = useQuery(AdminSwitches, {
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const client = useApolloClient();
  useLive(SwitchSet, {
    after: data?.closedFeatures.cursor,
    onEvent: () => refetchFields(client, CHANGED),
  });
  const [toggled, setToggled] = useState<{ name: SwitchName; isOn: boolean } | null>(null);
  const switches = getFragment(AdminSwitch_switch, data?.adminSwitches ?? []);

  return (
    <>
      <p>Each closes a part of the market for everybody, within a second.</p>
      {error ? (
        <ErrorState
          message="Failed to load switches"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : null}
      {!data && !error ? <LoadingBox label="Loading switches" height="60vh" /> : null}
      {data?.adminSwitches.length === 0 ? <EmptyState title="No switches found" /> : null}
      {data && switches.length > 0 ? (
        <List aria-label="Switches">
          {switches.map((row) => (
            <SwitchRow
              key={row.id}
              row={row}
              // As it was when the dialog opened: it may be set elsewhere meanwhile.
              onToggle={() => setToggled({ name: row.name, isOn: row.isOn })}
            />
          ))}
        </List>
      ) : null}
      <OfflineNote />
      {toggled ? <SwitchDialog toggled={toggled} onClose={() => setToggled(null)} /> : null}
    </>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 0;
  list-style: none;
  border-block-start: 1px solid var(--line);
`;

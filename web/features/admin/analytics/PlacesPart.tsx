import { useQuery } from "@apollo/client/react";
import { graphql } from "../../../gql/gql.ts";
import type { LocationAnalyticsQuery } from "../../../gql/graphql.ts";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import { tpText } from "../../../ui/Tp.tsx";
import { AnalyticsPart } from "./AnalyticsPart.tsx";
import { Group } from "./Group.tsx";
import { KEEP, type Range } from "./ranges.ts";

const LocationAnalytics = graphql(`
  query LocationAnalytics($range: AnalyticsRange!) {
    adminGeographicalAnalytics(range: $range) {
      location
      users
      items
      transactions
      revenue
    }
  }
`);

type Place = LocationAnalyticsQuery["adminGeographicalAnalytics"][number];

const COLUMNS: readonly Column<Place & { id: string }>[] = [
  { label: "Location", cell: ({ location }) => location },
  { label: "Members", isFigure: true, cell: ({ users }) => users },
  { label: "Listed", isFigure: true, cell: ({ items }) => items },
  { label: "Given away", isFigure: true, cell: ({ transactions }) => transactions },
  { label: "Revenue", isFigure: true, cell: ({ revenue }) => tpText(revenue) },
];

/** The places of members, and what their members listed and gave away. */
export function PlacesPart({ range: { range } }: { range: Range }) {
  const query = useQuery(LocationAnalytics, { variables: { range }, ...KEEP });
  const places = (query.data ?? query.previousData)?.adminGeographicalAnalytics;
  return (
    <AnalyticsPart
      title="Locations"
      noun="the locations"
      query={query}
      shown={places}
      height="360px"
    >
      {places?.length === 0 ? <p>No member has named a place yet.</p> : null}
      {places && places.length > 0 ? (
        <Group>
          <p>
            The fifty with the most members. Who does not show their place to everybody counts as
            “Not shown”.
          </p>
          <DataTable
            caption="Locations"
            columns={COLUMNS}
            rows={places.map((place) => ({ ...place, id: place.location }))}
            minWidth={480}
          />
        </Group>
      ) : null}
    </AnalyticsPart>
  );
}

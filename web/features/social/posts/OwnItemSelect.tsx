import { useQuery } from "@apollo/client/react";
import { useId } from "react";
import { graphql } from "../../../gql/gql.ts";
import { Label } from "../../../ui/Label.tsx";
import { Select } from "../../../ui/Select.tsx";

const LinkableItems = graphql(`
  query LinkableItems {
    myItems(first: 50) {
      edges {
        node {
          id
          title
          status
          visibility
          circle {
            id
          }
        }
      }
    }
  }
`);

interface Props {
  readonly value: string;
  readonly onChange: (itemId: string) => void;
  /** The circle of the post, if any. A circle's items can only be linked in the same circle. */
  readonly circleId: string | undefined;
}

/** Selects one of the member's items that the post is about. Not rendered for members without items. */
export function OwnItemSelect({ value, onChange, circleId }: Props) {
  const fieldId = useId();
  // Not cached: as a short page it would cut the lists of other screens.
  const { data } = useQuery(LinkableItems, { fetchPolicy: "no-cache" });
  const items =
    data?.myItems.edges.filter(
      ({ node }) =>
        node.status === "available" &&
        (node.visibility === "everybody" || (circleId && node.circle?.id === circleId)),
    ) ?? [];
  if (items.length === 0) return null;

  return (
    <div>
      <Label htmlFor={fieldId}>About an item of yours (optional)</Label>
      <Select id={fieldId} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">None</option>
        {items.map(({ node }) => (
          <option key={node.id} value={node.id}>
            {node.title}
          </option>
        ))}
      </Select>
    </div>
  );
}

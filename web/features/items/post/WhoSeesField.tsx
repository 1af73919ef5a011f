import { useQuery } from "@apollo/client/react";
import { useFormikContext } from "formik";
import { graphql } from "../../../gql/gql.ts";
import { SelectField } from "../../../ui/SelectField.tsx";
import { EVERYONE, ONLY_ME, type PlacedValues } from "./postItem.ts";

const LISTABLE_CIRCLES = graphql(`
  query ListableCircles {
    circles(mine: true, first: 100) {
      edges {
        node {
          id
          name
        }
      }
    }
  }
`);

/** Who may see the item: everyone, or one of the member's circles. Not rendered for members without circles. */
export function WhoSeesField() {
  const { values, initialValues } = useFormikContext<PlacedValues>();
  // Not cached: as a short page it would cut the lists of other screens.
  const { data } = useQuery(LISTABLE_CIRCLES, { fetchPolicy: "no-cache" });
  const circles = data?.circles.edges.map(({ node }) => ({ value: node.id, label: node.name }));
  if (values.circleId === EVERYONE && !circles?.length) return null;

  const options = [{ value: EVERYONE, label: "Everyone" }, ...(circles ?? [])];
  if (initialValues.circleId === ONLY_ME) options.push({ value: ONLY_ME, label: "Only you" });
  // A choice from an earlier draft must not change by itself.
  if (!options.some(({ value }) => value === values.circleId))
    options.push({
      value: values.circleId,
      label: circles ? "A circle you are not in" : "One of your circles",
    });

  return (
    <SelectField
      name="circleId"
      label="Who can see it"
      hint="Only the members of a circle see what is listed there"
      options={options}
    />
  );
}

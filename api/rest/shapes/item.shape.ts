import type { RowShape } from "../../core/jsonReads/rowShapes.ts";
import { graphql } from "../gql/gql.ts";
import type { RestItemFragment } from "../gql/graphql.ts";

graphql(`
  fragment RestItem on Item {
    id
    seller {
      id
      username
    }
    title
    description
    category
    condition
    location
    latitude
    longitude
    images {
      path
    }
    tags
    trustPoints
    tpValue
    status
    quantity
    widthMm
    heightMm
    depthMm
    viewCount
    likeCount
    createdAt
    updatedAt
  }
`);

const PLAIN =
  "id title description category condition location latitude longitude tags trustPoints tpValue status quantity widthMm heightMm depthMm viewCount likeCount createdAt updatedAt".split(
    " ",
  );

/** EN-003. */
export function itemOf({ seller, images, ...item }: RestItemFragment) {
  return {
    ...item,
    userId: seller.id,
    images: pathsOf(images),
    user: { username: seller.username },
  };
}

/** The shape of itemOf(), for lists that SQL writes. */
export const ITEM_FORM: RowShape = {
  ...Object.fromEntries(PLAIN.map((name) => [name, name])),
  userId: "seller.id",
  images: "images.path",
  user: { username: "seller.username" },
};

/** Photos as a list of paths. */
export function pathsOf(images: { path: string }[]): string[] {
  return images.map(({ path }) => path);
}

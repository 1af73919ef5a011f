import type { ListSpecimen } from "../../gallery/specimen.ts";
import { DisputeList } from "./disputes/DisputeList.tsx";
import { OpenDeals } from "./OpenDeals.tsx";
import { Reviews } from "./Reviews.tsx";

const fields = {
  "Review.rating": (n: number) => 5 - n,
  "Review.comment": (n: number) =>
    ["Well packed, and just as described.", null, "Answered at once."][n % 3],
  "Review.dealTitle": (n: number) => ["Enamel teapot", "Desk lamp", "World atlas"][n % 3],
  "Review.aspectRatings": (n: number) => (n === 0 ? { n } : null),
  "AspectRatings.communication": 5,
  "AspectRatings.reliability": 4,
  "AspectRatings.itemCondition": 5,
  "AspectRatings.overall": null,
  "Deal.viewerActions": () => ["review"],
  "Deal.viewerReview": null,
  "Deal.dispute": null,
  "Deal.amount": (n: number) => [17, 0, 55][n % 3],
};

export const lists: readonly ListSpecimen[] = [
  { name: "reviews", title: "Reviews of a member", fields, render: () => <Reviews memberId="1" /> },
  { name: "open-deals", title: "Deals to review", fields, render: () => <OpenDeals /> },
  { name: "disputes", title: "Own disputes", render: () => <DisputeList /> },
];

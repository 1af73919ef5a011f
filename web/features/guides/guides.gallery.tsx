import type { ListSpecimen } from "../../gallery/specimen.ts";
import { GuideList } from "./GuideList.tsx";

export const lists: readonly ListSpecimen[] = [
  { name: "guides", title: "Guides", render: () => <GuideList category={null} mine={false} /> },
];

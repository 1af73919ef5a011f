import type { ListSpecimen } from "../../gallery/specimen.ts";
import { ActivityList } from "./ActivityList.tsx";

export const lists: readonly ListSpecimen[] = [
  { name: "activity", title: "Own activity", render: () => <ActivityList /> },
];

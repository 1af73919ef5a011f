import type { ListSpecimen } from "../../gallery/specimen.ts";
import { BlockedMembers } from "./BlockedMembers.tsx";

export const lists: readonly ListSpecimen[] = [
  { name: "blocked", title: "Blocked members", render: () => <BlockedMembers /> },
];

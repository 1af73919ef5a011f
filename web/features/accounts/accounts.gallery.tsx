import type { ListSpecimen } from "../../gallery/specimen.ts";
import { SessionList } from "./SessionList.tsx";

export const lists: readonly ListSpecimen[] = [
  { name: "sessions", title: "Sessions", render: () => <SessionList /> },
];

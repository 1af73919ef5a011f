import type { ListSpecimen } from "../../gallery/specimen.ts";
import { ArPanel } from "./ArPanel.tsx";

const TITLES = ["Milking stool", "Desk globe on a wooden stand", "Wind-up metronome, pyramid"];

const fields = {
  "Item.title": (n: number) => TITLES[n % TITLES.length],
  "Item.widthMm": 280,
  "Item.heightMm": 300,
  "Item.depthMm": 200,
};

export const lists: readonly ListSpecimen[] = [
  { name: "ar", title: "AR Preview", fields, render: () => <ArPanel /> },
];

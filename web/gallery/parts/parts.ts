import type { ComponentType } from "react";
import { Actions } from "./Actions.tsx";
import { Badges } from "./Badges.tsx";
import { Fields } from "./Fields.tsx";
import { Figures } from "./Figures.tsx";
import { Overlays } from "./Overlays.tsx";
import { Surroundings } from "./Surroundings.tsx";

/** The pages of the design's components, each with all variants. */
export const PARTS: readonly { name: string; title: string; Show: ComponentType }[] = [
  { name: "actions", title: "Buttons, tabs and choices", Show: Actions },
  { name: "badges", title: "Badges", Show: Badges },
  { name: "fields", title: "Fields", Show: Fields },
  { name: "figures", title: "Prices, counts, times and photos", Show: Figures },
  { name: "overlays", title: "Dialogs, drawers, menus and toasts", Show: Overlays },
  { name: "surroundings", title: "Cards, shelves and states", Show: Surroundings },
];

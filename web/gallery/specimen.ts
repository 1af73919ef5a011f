import type { ReactNode } from "react";
import type { SampleFields } from "./sampleMarket.ts";

/** The states each list of the product has, in the order they are shown. */
export const STATES = ["loading", "empty", "error", "offline", "partial"] as const;

export type ListState = (typeof STATES)[number];

/** A list as the screens show it. Its feature registers it in a file `<feature>.gallery.tsx`. */
export interface ListSpecimen {
  /** Its name in the address. */
  readonly name: string;
  readonly title: string;
  /** The address the list believes it is at, where it reads it. */
  readonly at?: string;
  /** Fields whose samples must fit together, by "Type.field". */
  readonly fields?: SampleFields;
  /** The words that show the state; where two features share a list, each has its own. */
  readonly render: (state: ListState) => ReactNode;
}

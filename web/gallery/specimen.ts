import type { ReactNode } from "react";
import type { SampleFields } from "./sampleMarket.ts";

/** The states of each list of the product, in the order they are shown. */
export const STATES = ["loading", "empty", "error", "offline", "partial"] as const;

export type ListState = (typeof STATES)[number];

/** A list of the product. Its feature registers it in a file `<feature>.gallery.tsx`. */
export interface ListSpecimen {
  /** Its name in the URL. */
  readonly name: string;
  readonly title: string;
  /** The location that the list reads, if it reads one. */
  readonly at?: string;
  /** Samples by "Type.field", for fields that must fit together. */
  readonly fields?: SampleFields;
  /** Renders the list in this state. */
  readonly render: (state: ListState) => ReactNode;
}

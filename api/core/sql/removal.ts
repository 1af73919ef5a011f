/**
 * A change of `removed_at`: null where nobody has removed it. From null, it is removed; from the time of a removal, that
 * one is taken back, and no other.
 */
export interface Removal {
  from: Date | null;
  to: Date | null;
}

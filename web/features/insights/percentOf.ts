/** A confidence from 0 to 1 in %; null where it is not measured. Source: C38 */
export function percentOf(confidence: number | null): number | null {
  return confidence === null ? null : Math.round(100 * confidence);
}

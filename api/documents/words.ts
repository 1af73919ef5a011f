const tp = new Intl.NumberFormat("en");
const day = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const moment = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
});

/** "1,240 TP". */
export function tpWords(amount: number): string {
  return `${tp.format(amount)} TP`;
}

/** "+18 TP" or "−18 TP", with a real minus. */
export function signedTp(amount: number): string {
  return `${amount < 0 ? "−" : "+"}${tpWords(Math.abs(amount))}`;
}

/** The UTC day of a date, or of YYYY-MM-DD. */
export function dayWords(at: string | Date): string {
  return day.format(new Date(at));
}

/** A date and its time, in UTC. */
export function momentWords(at: string | Date): string {
  return moment.format(new Date(at));
}

/** "item_sale" reads "Item sale". */
export function reasonWords(reason: string): string {
  const words = reason.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

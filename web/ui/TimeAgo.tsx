import { agoWords } from "./timeWords.ts";
import { useNow } from "./useNow.ts";

/** "2 min ago", with the full date on hover. */
export function TimeAgo({ date }: { date: string | Date }) {
  const now = useNow(30_000);
  const then = new Date(date);
  return (
    <time dateTime={then.toISOString()} title={then.toLocaleString()}>
      {agoWords(then, now)}
    </time>
  );
}

import { greatest } from "d3-array";
import { utcDayText } from "../../../ui/chart/chartSeries.ts";
import { tpText } from "../../../ui/Tp.tsx";

interface Issue {
  issued: number;
  returned: number;
  points: readonly { date: string; issued: number }[];
}

/** What the chart of the issue shows. */
export function issueSentence({ issued, returned, points }: Issue): string {
  const best = greatest(points, (point) => point.issued);
  const sum = `${tpText(issued)} issued, ${tpText(returned)} returned`;
  if (!best || best.issued === 0) return `${sum}.`;
  return `${sum}; the most on ${utcDayText(best.date)} with ${tpText(best.issued)}.`;
}

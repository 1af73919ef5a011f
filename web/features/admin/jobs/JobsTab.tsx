import { styled } from "styled-components";
import { ChoiceChips } from "../../../ui/ChoiceChips.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { useAdminUrl } from "../useAdminUrl.ts";
import { JobList } from "./JobList.tsx";
import { latenessWords, PARTS } from "./jobWords.ts";
import { LetterList } from "./LetterList.tsx";
import { OverdueList } from "./OverdueList.tsx";
import { useSummary } from "./useSummary.ts";

/** What the market does by itself, and what of it failed: jobs of the queue, dead letters, and overdue deadlines. */
export function JobsTab() {
  const { read, put } = useAdminUrl();
  const { summary, error, refetch } = useSummary();
  const part = PARTS.find(({ value }) => value === read("part"))?.value ?? PARTS[0].value;
  const choices = PARTS.map(({ value, label }) => {
    const count = summary?.parts.find((each) => each.part === value)?.count;
    return { value, label: count === undefined ? label : `${label} · ${count}` };
  });

  return (
    <>
      <Lateness role="status">{summary ? latenessWords(summary) : null}</Lateness>
      {error && !summary ? (
        <ErrorState
          message="Failed to load the figures"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : null}
      <ChoiceChips
        legend="Which list"
        choices={choices}
        value={part}
        onChange={(value) => put("part", value === PARTS[0].value ? "" : value)}
      />
      {part === "failed" || part === "waiting" ? <JobList key={part} filter={part} /> : null}
      {part === "dead_letters" ? <LetterList /> : null}
      {part === "overdue" ? <OverdueList /> : null}
    </>
  );
}

/* Its place is there before the words are. */
const Lateness = styled.p`
  min-block-size: 1.5em;
  color: var(--ink3);
  font-size: 0.9375rem;
`;

import { ChoiceChips } from "../../../ui/ChoiceChips.tsx";
import { useAdminUrl } from "../useAdminUrl.ts";
import { EventList } from "./EventList.tsx";
import { TOPICS } from "./topics.ts";

const ALL = { value: "", label: "All" } as const;

/** What happens in the market, the newest first, by topic. */
export function EventsTab() {
  const { read, put } = useAdminUrl();
  const topic = TOPICS.find(({ value }) => value === read("topic"))?.value ?? "";

  return (
    <>
      <ChoiceChips
        legend="Which events"
        choices={[ALL, ...TOPICS]}
        value={topic}
        onChange={(value) => put("topic", value)}
      />
      <EventList key={topic} topics={topic === "" ? null : [topic]} />
    </>
  );
}

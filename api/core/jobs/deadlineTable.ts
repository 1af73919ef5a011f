import type { WorkToDo } from "./tasks.ts";

const HEAD = `<!-- Written by \`npm run schema\` from \`api/composition/deadlines.ts\`; do not edit. -->
# What happens when nobody acts

Every state that ends by itself, and what the market does of its own accord. [architecture.md](architecture.md#deadlines-and-jobs) says how.
`;

/** The text of docs/deadlines.md: a table of the declared deadlines and the periodic work. */
export function deadlineTable({ deadlines, periodic }: WorkToDo): string {
  const lines = deadlines.flatMap(({ task, states }) =>
    states.map(({ state, after, happens, told, source }) =>
      row(state, after, happens, told, `\`${task}\``, source),
    ),
  );
  const works = periodic.map(({ when, what, task }) => row(when, what, `\`${task}\``));
  return [
    HEAD,
    row("State", "Deadline", "What happens then", "Who is told", "Name", "Source"),
    row("---", "---", "---", "---", "---", "---"),
    ...lines,
    "",
    "## Again and again",
    "",
    row("When (UTC)", "What", "Job"),
    row("---", "---", "---"),
    ...works,
    row(
      "When a mail was written",
      "It leaves, where `SMTP_URL` is set; what cannot leave is tried again for a day, at growing intervals",
      "`mail-leaves`",
    ),
    row(
      "When a text message was written",
      "It leaves, where `SMS_WEBHOOK_URL` is set; what cannot leave is tried again for ten minutes",
      "`text-leaves`",
    ),
    row(
      "Every second, by one of the servers",
      "Whatever is due is looked for in the rows themselves, and ended",
      "none",
    ),
    row(
      "Every 10 seconds, by the same",
      "Mails and texts that have lost their job get another, and jobs of a killed server are given to others",
      "none",
    ),
    "",
  ].join("\n");
}

function row(...cells: string[]): string {
  return `| ${cells.join(" | ")} |`;
}

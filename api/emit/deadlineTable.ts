import type { WorkToDo } from "../core/jobs/tasks.ts";
import { code, table } from "./markdown.ts";

const HEAD = `<!-- Written by \`npm run schema\` from \`api/composition/deadlines.ts\`; do not edit. -->
# What happens when nobody acts

Every state that ends by itself, and what the market does of its own accord. [architecture.md](architecture.md#deadlines-and-jobs) says how.
`;

/** What no module declares. */
const BY_ITSELF = [
  [
    "When a mail was written",
    "It leaves, where `SMTP_URL` is set; what cannot leave is tried again for a day, at growing intervals",
    "`mail-leaves`",
  ],
  [
    "When a text message was written",
    "It leaves, where `SMS_WEBHOOK_URL` is set; what cannot leave is tried again for ten minutes",
    "`text-leaves`",
  ],
  [
    "Every second, by one of the servers",
    "Whatever is due is looked for in the rows themselves, and ended",
    "none",
  ],
  [
    "Every 10 seconds, by the same",
    "Mails, texts and reports that have lost their job get another, and jobs of a killed server are given to others",
    "none",
  ],
];

/** The text of docs/deadlines.md: a table of the declared deadlines and the periodic work. */
export function deadlineTable({ deadlines, periodic, rows }: WorkToDo): string {
  const states = deadlines.flatMap(({ task, states }) =>
    states.map(({ state, after, happens, told, source }) => [
      state,
      after,
      happens,
      told,
      code(task),
      source,
    ]),
  );
  const works = [...periodic, ...rows].map(({ when, what, task }) => [when, what, code(task)]);
  return [
    HEAD,
    table(["State", "Deadline", "What happens then", "Who is told", "Name", "Source"], states),
    "\n## Again and again\n",
    table(["When (UTC)", "What", "Job"], [...works, ...BY_ITSELF]),
    "",
  ].join("\n");
}

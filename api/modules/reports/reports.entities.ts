import { defineEntity, p } from "@mikro-orm/core";
import { User } from "../accounts/user.entity.ts";
import { ModerationCaseEntity } from "../moderation/moderation.entities.ts";

// What members reported.

export const ReportEntity = defineEntity({
  name: "Report",
  tableName: "reports",
  indexes: [{ name: "reports_case_index", properties: ["case"] }],
  uniques: [
    {
      name: "reports_reporter_id_subject_subject_id_key",
      properties: ["reporter", "subject", "subjectId"],
    },
  ],
  checks: [
    {
      name: "reports_details_check",
      expression: "(char_length(details) >= 1) AND (char_length(details) <= 500)",
    },
    {
      name: "reports_subject_check",
      expression: "subject ~ '^[a-z_]{1,30}$'::text",
    },
  ],
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    reporter: () => p.manyToOne(User).ref().deleteRule("cascade"),
    subject: p.text(),
    subjectId: p.integer(),
    reportedUser: () =>
      p.manyToOne(User).ref().deleteRule("cascade").index("reports_reported_user_index"),
    reason: p.text(),
    details: p.text().nullable(),
    status: p.enum(["open", "upheld", "dismissed"]).default("open"),
    case: () => p.manyToOne(ModerationCaseEntity).ref().deleteRule("no action").nullable(),
    createdAt: p.datetime().length(3),
  },
});

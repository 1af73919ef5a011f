import type { Context } from "../../core/context.ts";
import type { ReportSubject } from "../../core/graphql/enums.ts";
import { batched } from "../../core/graphql/loaders.ts";
import { rows, sql } from "../../core/sql/sql.ts";

/** Whether the viewer has reported a subject; all of one kind in one statement. Only the viewer learns this. */
export function isReported(
  ctx: Context,
  subject: ReportSubject,
  id: number,
): Promise<boolean> | boolean {
  const { viewer } = ctx;
  if (!viewer) return false;
  return batched<number, boolean>(
    ctx,
    `reported ${subject}`,
    async (ids) => {
      const found = await rows(
        ctx.em,
        sql<{ id: number }>`
          select subject_id as id from reports
          where reporter_id = ${viewer.id} and subject = ${subject} and subject_id = any(${[...ids]})`,
      );
      return new Map(found.map(({ id: reported }) => [reported, true]));
    },
    false,
  ).load(id);
}

import { it } from "vitest";
import { someScreens } from "../../support/browser.ts";
import { aBuiltMarket } from "../../support/builtMarket.ts";
import { OpenPages } from "../../support/freshState.ts";
import {
  CANCEL_RUN,
  CREATE_SCHEDULE,
  DELETE_SCHEDULE,
  holdReports,
  PAUSE_SCHEDULE,
  REQUEST,
  RESUME_SCHEDULE,
  RUN_SCHEDULE,
} from "../../support/reporting.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

it(
  "what is requested, cancelled and scheduled shows on the pages of every administrator",
  { timeout: 300_000 },
  async () => {
    const [admin, second] = [await market.admin(), await market.anotherAdmin("Second")];
    // They stay as they are: a run that is written tells of itself.
    await holdReports(admin);
    const input = { report: "members", format: "csv" };
    const { requestReport: first } = await admin.gql(REQUEST, { input });
    const pages = new OpenPages(market, screens);
    await pages.open(admin, "/admin/reports");
    await pages.open(second, "/admin/reports", `/admin/reports?run=${first.id}`);

    await pages.act(admin, REQUEST, { input });
    await pages.act(second, CANCEL_RUN, { id: first.id });
    const rhythm = { frequency: "weekly", runOn: 1, hour: 6 };
    const { createReportSchedule } = await pages.act(admin, CREATE_SCHEDULE, {
      input: { ...input, ...rhythm },
    });
    const { id } = createReportSchedule;
    await pages.act(second, PAUSE_SCHEDULE, { id });
    await pages.act(second, RESUME_SCHEDULE, { id });
    await pages.act(admin, RUN_SCHEDULE, { id });
    await pages.act(admin, DELETE_SCHEDULE, { id });
    pages.expectFresh(
      "requestReport",
      "cancelReportRun",
      "createReportSchedule",
      "pauseReportSchedule",
      "resumeReportSchedule",
      "runReportSchedule",
      "deleteReportSchedule",
    );
  },
);

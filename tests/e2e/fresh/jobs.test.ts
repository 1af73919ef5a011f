import { it } from "vitest";
import { someScreens } from "../../support/browser.ts";
import { aBuiltMarket } from "../../support/builtMarket.ts";
import { OpenPages } from "../../support/freshState.ts";
import {
  aDeadLetter,
  aFailedMail,
  DROP_JOB,
  DROP_LETTER,
  RETRY_JOB,
  RETRY_JOBS,
  RETRY_LETTER,
} from "../../support/jobs.ts";

const market = aBuiltMarket();
const screens = someScreens(market);
const reason = "The address does not exist";

it(
  "what is retried and dropped shows on the pages of every administrator",
  { timeout: 300_000 },
  async () => {
    const [admin, second] = [await market.admin(), await market.anotherAdmin("Second")];
    const jobs = [
      await aFailedMail(market),
      await aFailedMail(market),
      await aFailedMail(market),
    ] as const;
    const letters = [await aDeadLetter(market), await aDeadLetter(market)] as const;
    const pages = new OpenPages(market, screens);
    await pages.open(admin, "/admin/jobs");
    await pages.open(second, "/admin/jobs", "/admin/jobs?part=dead_letters");

    await pages.act(admin, RETRY_JOB, { id: jobs[0] });
    await pages.act(second, DROP_JOB, { id: jobs[1], reason });
    await pages.act(admin, RETRY_JOBS, { task: "mail_leaves" });
    await pages.act(second, RETRY_LETTER, { id: letters[0] });
    await pages.act(admin, DROP_LETTER, { id: letters[1], reason });
    pages.expectFresh("retryJob", "dropJob", "retryJobs", "retryDeadLetter", "dropDeadLetter");
  },
);

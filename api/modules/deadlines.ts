import type { Deadline } from "../core/deadlines.ts";
import { forgetBefore } from "../core/events/log.ts";
import { hoursAfter } from "../core/clock.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import { EVENT_RETENTION_DAYS } from "../../schema/limits.ts";
import { forgetWhatIsOver } from "./forgetWhatIsOver.ts";
import { expireOffers } from "./offers/index.ts";

/** Every state that ends by itself: what is due -> what happens. */
export const deadlines: readonly Deadline[] = [
  { name: "offers expire after 48 h", everyMs: 1000, run: expireOffers },
  {
    name: "the event log forgets after 7 days",
    everyMs: 3_600_000,
    run: (services, now) =>
      forgetBefore(
        services.orm.em.fork() as EntityManager,
        hoursAfter(now, -24 * EVENT_RETENTION_DAYS),
      ),
  },
  {
    name: "what is over is forgotten",
    everyMs: 3_600_000,
    run: (services, now) => forgetWhatIsOver(services.orm.em.fork() as EntityManager, now),
  },
  {
    name: "mail leaves",
    everyMs: 5000,
    run: async (services) => {
      await services.mailer.wake();
      return 0;
    },
  },
];

import type { Services } from "../context.ts";
import type { Follower } from "./follower.ts";
import type { Audience, Topics } from "./topics.ts";

/** How often figures are read unless they say otherwise. */
const READ_EVERY_MS = 2000;

/** The topics whose events carry figures. */
type FiguresTopic = {
  [Topic in keyof Topics]: Topics[Topic] extends { figures: object } ? Topic : never;
}[keyof Topics];

interface Options<Figures> {
  audience: Audience;
  topic: FiguresTopic;
  read(services: Services): Promise<Figures>;
  everyMs?: number;
}

/**
 * Figures for all subscribers of this server: read every two seconds (`everyMs`) while there are any, once for all, and
 * broadcast when they changed. For what changes in rows that publish no event.
 */
class LiveFigures<Figures extends { asOf: Date }> {
  readonly #services: Services;
  readonly #options: Options<Figures>;
  #subscribers = 0;
  #timer: NodeJS.Timeout | undefined;
  #isReading = false;
  /** The figures that were broadcast last, as JSON without their time. */
  #broadcast = "";

  constructor(services: Services, options: Options<Figures>) {
    this.#services = services;
    this.#options = options;
  }

  /** Subscribes; the first figures come with the next read. */
  async follow(): Promise<Follower> {
    const { audience, topic, everyMs = READ_EVERY_MS } = this.#options;
    const follower = await this.#services.bus.follow([audience], {
      topics: [topic],
      onEnd: () => this.#leave(),
    });
    this.#subscribers += 1;
    this.#broadcast = "";
    this.#timer ??= setInterval(() => void this.#read(), everyMs);
    return follower;
  }

  #leave(): void {
    this.#subscribers -= 1;
    if (this.#subscribers > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  async #read(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    const { audience, topic, read } = this.#options;
    const { bus, log } = this.#services;
    try {
      const figures = await read(this.#services);
      const { asOf: _, ...counted } = figures;
      const text = JSON.stringify(counted);
      if (text === this.#broadcast) return;
      this.#broadcast = text;
      bus.broadcastHere({ a: audience, t: topic, d: { figures } });
    } catch (error) {
      log.warn({ err: error, topic }, "could not read live figures");
    } finally {
      this.#isReading = false;
    }
  }
}

/** Returns the function by which a subscription follows figures that its server reads. */
export function liveFigures<Figures extends { asOf: Date }>(
  options: Options<Figures>,
): (services: Services) => Promise<Follower> {
  const perServer = new WeakMap<Services, LiveFigures<Figures>>();
  return (services) => {
    const figures = perServer.get(services) ?? new LiveFigures(services, options);
    perServer.set(services, figures);
    return figures.follow();
  };
}

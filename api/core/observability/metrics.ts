import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const POINTS = [1, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000];

/**
 * The figures an operator watches. Labels take few values and never a member, an id or a text: routes are patterns,
 * operations are kinds, statuses are classes.
 */
export class Metrics {
  readonly registry = new Registry();

  readonly requests = new Histogram({
    name: "market_request_seconds",
    help: "From the first byte of an HTTP request to the last of its answer.",
    labelNames: ["route", "operation", "status"],
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly socketOperations = new Histogram({
    name: "market_socket_operation_seconds",
    help: "Queries and mutations over a socket, from the message to the answer.",
    labelNames: ["operation", "status"],
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly cost = new Histogram({
    name: "market_graphql_cost_points",
    help: "What GraphQL operations cost, over HTTP and over sockets.",
    buckets: POINTS,
    registers: [this.registry],
  });
  readonly delivery = new Histogram({
    name: "market_delivery_seconds",
    help: "From the notice of a commit to the frame that tells a subscriber.",
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly deadlineRuns = new Counter({
    name: "market_deadline_runs_total",
    help: "Sweeps over the rows for what is due, by deadline and outcome (done, idle, failed).",
    labelNames: ["deadline", "outcome"],
    registers: [this.registry],
  });
  readonly jobs = new Histogram({
    name: "market_job_seconds",
    help: "Jobs of the queue done by this server, by task and outcome (done, idle, failed).",
    labelNames: ["task", "outcome"],
    buckets: SECONDS,
    registers: [this.registry],
  });

  /** Memory, processor time, garbage collection and the event loop of this process. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  /** A gauge that is read at each scrape. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect: async () => {
        gauge.set(await read());
      },
    });
  }

  /** A gauge with one value for each value of a label. */
  gaugeOf(
    name: string,
    help: string,
    label: string,
    read: () => Promise<readonly (readonly [value: string, figure: number])[]>,
  ): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      collect: async () => {
        for (const [value, figure] of await read()) gauge.set({ [label]: value }, figure);
      },
    });
  }

  /** A counter whose value is counted elsewhere and only grows. */
  counter(name: string, help: string, read: () => number): void {
    const counter: Counter = new Counter({
      name,
      help,
      registers: [this.registry],
      collect: () => {
        counter.reset();
        counter.inc(read());
      },
    });
  }
}

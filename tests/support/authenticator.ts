import { generate } from "otplib";
import type { Clock } from "../../api/core/clock.ts";

const STEP_SECONDS = 30;

/** An authenticator app, whose clock is the market's. */
export class Authenticator {
  readonly #clock: Clock;
  readonly secret: string;
  #last = 0;

  constructor(clock: Clock, secret: string) {
    this.#clock = clock;
    this.secret = secret;
  }

  /** A code that was not used yet. The market takes the next one, too, so nobody has to wait for it. */
  async code(): Promise<string> {
    const now = Math.floor(this.#clock.now().getTime() / 1000 / STEP_SECONDS);
    this.#last = Math.max(now, this.#last + 1);
    return this.codeOf(this.#last);
  }

  codeOf(step: number): Promise<string> {
    return generate({ secret: this.secret, epoch: step * STEP_SECONDS });
  }
}

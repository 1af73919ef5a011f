import { generate } from "otplib";
import type { Clock } from "../../api/core/clock.ts";

const STEP_SECONDS = 30;

/** An authenticator app, whose clock is the market's, and the recovery codes that were saved with it. */
export class Authenticator {
  readonly #clock: Clock;
  readonly secret: string;
  recoveryCodes: string[] = [];
  #last = 0;

  constructor(clock: Clock, secret: string) {
    this.#clock = clock;
    this.secret = secret;
  }

  /**
   * A code that was not used yet. The market takes the next one, too, so nobody has to wait for it; who needs a third one
   * within half a minute uses a recovery code.
   */
  async code(): Promise<string> {
    const now = Math.floor(this.#clock.now().getTime() / 1000 / STEP_SECONDS);
    const step = Math.max(now, this.#last + 1);
    if (step > now + 1) return this.recoveryCodes.pop() ?? "no code is left";
    this.#last = step;
    return this.codeOf(step);
  }

  codeOf(step: number): Promise<string> {
    return generate({ secret: this.secret, epoch: step * STEP_SECONDS });
  }
}

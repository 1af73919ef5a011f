import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import { REVEAL } from "../../../../schema/limits.ts";
import type { Context } from "../../../core/context.ts";
import { transact } from "../../../core/transactions/transact.ts";
import { RevealedValue } from "./reveal.types.ts";
import { revealValue } from "./revealValue.ts";

const { min, max } = REVEAL.reason;
const REASON = { description: `For the audit log; ${min} to ${max} characters.` };
const ID_OF_VALUE = {
  description: "The `rowKey` of the row, a slash and the column: `addresses/17/phoneNumber`.",
};

@Resolver()
export class RevealResolver {
  @Mutation(() => RevealedValue, {
    description:
      "Shows one masked value of the explorer. The audit log has which one, and why, but not the value. Refuses with STEP_UP_REQUIRED, BAD_USER_INPUT or NOT_FOUND. For administrators.",
  })
  async revealValue(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, ID_OF_VALUE) id: string,
    @Arg("reason", () => String, REASON) reason: string,
  ): Promise<RevealedValue> {
    return { value: await transact(ctx, revealValue, { id, reason }) };
  }
}

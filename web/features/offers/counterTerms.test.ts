import { describe, expect, it } from "vitest";
import { counterSchema, termsOf, tpDeltaOf } from "./counterTerms.ts";

describe("the terms of a counter-offer", () => {
  it("signs the amount by who pays", () => {
    expect(tpDeltaOf({ payer: "buyer", amount: 6 })).toBe(6);
    expect(tpDeltaOf({ payer: "seller", amount: 6 })).toBe(-6);
    expect(tpDeltaOf({ payer: "nobody", amount: 6 })).toBe(0);
  });

  it("starts from the terms on the table", () => {
    expect(termsOf(-4)).toEqual({ payer: "seller", amount: 4, message: "" });
    expect(termsOf(0)).toEqual({ payer: "nobody", amount: "", message: "" });
  });

  it("asks for whole TP from whoever pays, and for none from nobody", async () => {
    const refusal = (amount: number | "") =>
      counterSchema.validate({ payer: "buyer", amount, message: "" }).then(
        () => "",
        (error: Error) => error.message,
      );

    expect(await refusal("")).toBe("Enter how many TP");
    expect(await refusal(2.5)).toBe("Enter whole TP");
    expect(await refusal(0)).toBe("At least 1 TP");
    expect(await refusal(1001)).toBe("At most 1000 TP");
    await expect(
      counterSchema.validate({ payer: "nobody", amount: "", message: "" }),
    ).resolves.toBeTruthy();
  });
});

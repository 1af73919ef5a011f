import { describe, expect, it } from "vitest";
import { reasonWords } from "./ledgerWords.ts";

describe("the words of a ledger reason", () => {
  it("have spaces and a capital", () => {
    expect(reasonWords("offer_accepted")).toBe("Offer accepted");
    expect(reasonWords("grant")).toBe("Grant");
  });
});

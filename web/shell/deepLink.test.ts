// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { rememberReturnPath, takeReturnPath } from "./deepLink.ts";

describe("the deep link of a visitor", () => {
  beforeEach(() => sessionStorage.clear());

  it("is reopened once after signing in, also by way of /auth", () => {
    rememberReturnPath("/offers/seller?status=pending");
    rememberReturnPath("/auth");
    expect(takeReturnPath()).toBe("/offers/seller?status=pending");
    expect(takeReturnPath()).toBe("/");
  });
  it("is forgotten when the visitor goes home", () => {
    rememberReturnPath("/buy/7");
    rememberReturnPath("/");
    expect(takeReturnPath()).toBe("/");
  });
  it("never leaves the market", () => {
    sessionStorage.setItem("return_to", "//elsewhere.example");
    expect(takeReturnPath()).toBe("/");
  });
});

import { expect, it } from "vitest";
import {
  actionWords,
  outcomeWords,
  subjectPath,
  subjectWords,
  valueText,
  valueWords,
} from "./auditWords.ts";

it("says what was done and how it ended, and shows the name of what it does not know", () => {
  expect(actionWords("suspendMember")).toBe("Suspended a member");
  expect(actionWords("somethingNew")).toBe("somethingNew");
  expect(outcomeWords("done")).toBe("Done");
  expect(outcomeWords("ALREADY_SUSPENDED")).toBe("Already suspended");
  expect(valueWords("suspendedUntil")).toBe("Suspended until");
});

it("links a subject to its screen, if it has one", () => {
  expect(subjectPath("member", "7")).toBe("/admin/users?user=7");
  expect(subjectPath("dispute", "3")).toBe("/admin/disputes?dispute=3");
  expect(subjectPath("switch", "offers")).toBe("/admin/switches");
  expect(subjectPath("stream", "4")).toBe("/streams/4");
  expect(subjectPath("offer", "12")).toMatch(/^\/admin\/graphql#document=.*offers/);
  expect(subjectPath("unknown", "3")).toBeNull();
  expect(subjectPath("member", "not an id")).toBeNull();
});

it("names a subject by its number, or by its name", () => {
  expect(subjectWords("member", "7")).toBe("Member #7");
  expect(subjectWords("switch", "sign_up")).toBe("Switch: sign up");
  expect(subjectWords("masked_value", "sign_ins/4/ipAddress")).toBe(
    "Masked value: sign_ins/4/ipAddress",
  );
});

it("shows values as people write them", () => {
  expect(valueText("true")).toBe("yes");
  expect(valueText(null)).toBe("–");
  expect(valueText("trusted")).toBe("trusted");
  expect(valueText("2026-12-03T05:39:20.536+00:00")).toMatch(/^Dec [234], 2026, \d\d:39$/);
});

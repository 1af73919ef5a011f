/** Every enum of the contract, by subject. */
export * from "./enums/administration.ts";
export * from "./enums/community.ts";
export * from "./enums/insights.ts";
export * from "./enums/members.ts";
export * from "./enums/money.ts";
export * from "./enums/stringEnum.ts";
export * from "./enums/trading.ts";

import { launchChromium } from "./chromium.ts";

/** The Chromium from npm is unpacked at its first start: workers that do so together write over each other. */
export default async function setup(): Promise<void> {
  await (await launchChromium()).close();
}

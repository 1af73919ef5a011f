import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { seesNoBarrier } from "../support/barriers.ts";
import { eventually, sees, seesToast, someScreens } from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { anItem } from "../support/factories.ts";
import type { Person } from "../support/people.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

let vera: Person;

beforeAll(async () => {
  vera = await market.member("Vera");
  for (const title of ["Bike pump", "Garden chair"]) await anItem(vera, { title });
});

/** A browser that can recognise speech, and hears what the test says. */
interface FakeSpeech {
  heard: { lang: string; local: boolean | undefined; ended: string[] }[];
  /** All that was searched, in order. */
  searched: string[];
  /** The languages of which it was asked whether they are on the device. */
  asked: string[];
  say(words: string, confidence: number, isFinal: boolean): void;
  fail(error: string): void;
  end(): void;
}

declare global {
  interface Window {
    speech: FakeSpeech;
  }
}

function fakeSpeech(): void {
  const heard: FakeSpeech["heard"] = [];
  const all: Recognizer[] = [];
  const searched: string[] = [];
  const asked: string[] = [];
  const replaceState = history.replaceState.bind(history);
  history.replaceState = (data, unused, url) => {
    const words = url && new URL(url, location.href).searchParams.get("q");
    if (words && words !== searched.at(-1)) searched.push(words);
    replaceState(data, unused, url);
  };
  class Recognizer {
    lang = "";
    processLocally: boolean | undefined;
    onresult: ((event: object) => void) | null = null;
    onerror: ((event: object) => void) | null = null;
    onend: (() => void) | null = null;
    ended: string[] = [];
    static available({ langs }: { langs: string[] }): Promise<string> {
      asked.push(langs[0] ?? "");
      // One language is there, one is not, and about one the browser never answers.
      if (langs[0] === "fr-FR") return new Promise(() => {});
      return Promise.resolve(langs[0] === "de-DE" ? "available" : "unavailable");
    }
    start(): void {
      all.push(this);
      heard.push({ lang: this.lang, local: this.processLocally, ended: this.ended });
    }
    stop(): void {
      this.ended.push("stop");
      setTimeout(() => this.onend?.());
    }
    abort(): void {
      this.ended.push("abort");
      setTimeout(() => this.onend?.());
    }
  }
  Object.assign(window, {
    SpeechRecognition: Recognizer,
    speech: {
      heard,
      searched,
      asked,
      say: (transcript: string, confidence: number, isFinal: boolean) =>
        all.at(-1)?.onresult?.({
          resultIndex: 0,
          results: [Object.assign([{ transcript, confidence }], { isFinal })],
        }),
      fail: (error: string) => {
        all.at(-1)?.onerror?.({ error });
        all.at(-1)?.onend?.();
      },
      end: () => all.at(-1)?.onend?.(),
    },
  });
}

async function open(look: { width?: number; before?: () => void } = {}): Promise<Page> {
  const page = await screens.open({
    as: vera,
    at: "/?panel=voice",
    before: fakeSpeech,
    still: true,
    ...look,
  });
  await sees(page.getByRole("heading", { name: "Voice AI" }));
  return page;
}

const panelOf = (page: Page) => page.getByRole("region", { name: "Voice AI" });
const say = (page: Page, ...said: [words: string, confidence: number, isFinal: boolean]) =>
  page.evaluate((given) => window.speech.say(...given), said);
const searched = (page: Page) => new URL(page.url()).searchParams.get("q");

async function speak(page: Page): Promise<void> {
  const before = await page.evaluate(() => window.speech.heard.length);
  await panelOf(page).getByRole("button", { name: "Speak" }).click();
  await eventually(() => page.evaluate(() => window.speech.heard.length)).toBe(before + 1);
}

// Proves: PN-015, PN-016, PN-017, ST-012, HM-019, KC-021
describe("voice search", () => {
  it("searches for what it heard with enough confidence, after half a second", async () => {
    const page = await open();
    const panel = panelOf(page);
    await sees(panel.getByText("Press Speak, and say what you are looking for."));
    expect(await panel.getByRole("option").allTextContents()).toEqual([
      "English",
      "Español",
      "Français",
      "Deutsch",
      "中文",
    ]);
    await seesNoBarrier(page);
    await speak(page);
    await sees(panel.getByText("Listening."));
    await say(page, "bike", 0.3, false);
    await sees(panel.getByText("“bike”"));
    expect(searched(page)).toBeNull();
    await say(page, "Bike pump.", 0.71, true);
    await sees(panel.getByText("Searching in a moment."));
    await eventually(() => searched(page)).toBe("Bike pump");
    await sees(panel.getByText("Searched for “Bike pump”."));
    const field = page.getByRole("searchbox", { name: "Search items" });
    await eventually(() => field.inputValue()).toBe("Bike pump");
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await sees(page.getByRole("link", { name: "Bike pump" }));
    await eventually(() => page.getByRole("link", { name: "Garden chair" }).count()).toBe(0);
  });

  it("asks where it is not sure, and searches nothing that was stopped", async () => {
    const page = await open();
    const panel = panelOf(page);
    await speak(page);
    await say(page, "garden chair", 0.7, true);
    await sees(panel.getByText("Was that right?"));
    expect(searched(page)).toBeNull();
    await seesNoBarrier(page);

    // By keyboard: started, heard, and stopped before half a second is over.
    await panel.getByRole("button", { name: "Speak" }).focus();
    await page.keyboard.press("Enter");
    await sees(panel.getByText("Listening."));
    await eventually(() => page.evaluate(() => window.speech.heard.length)).toBe(2);
    await panel.getByRole("button", { name: "Stop" }).evaluate((button: HTMLButtonElement) => {
      window.speech.say("bike pump", 0.95, true);
      button.click();
    });
    await sees(panel.getByRole("button", { name: "Search for “bike pump”?" }));
    // What is said after it is searched after as long a time, and is the first.
    await speak(page);
    await say(page, "tent", 0.9, true);
    await eventually(() => searched(page)).toBe("tent");
    expect(await page.evaluate(() => window.speech.searched)).toEqual(["tent"]);
  });

  it("asks at the end about what a phone only supposes, and says it once", async () => {
    const page = await open({ width: 360 });
    const panel = panelOf(page);
    await speak(page);
    await say(page, "garden", 0, true);
    await say(page, "garden chair", 0, true);
    await page.evaluate(() => window.speech.end());
    await panel.getByRole("button", { name: "Search for “garden chair”?" }).click();
    await eventually(() => searched(page)).toBe("garden chair");
    await sees(panel.getByText("Searched for “garden chair”."));
  });

  it("says what went wrong, in words, and listens in the chosen language", async () => {
    const page = await open();
    const panel = panelOf(page);
    await sees(panel.getByText(/^Your browser may send the sound to its maker/));
    await panel.getByLabel("Language").selectOption("Deutsch");
    await speak(page);
    expect(await page.evaluate(() => window.speech.heard)).toEqual([
      { lang: "de-DE", local: undefined, ended: [] },
    ]);
    // Nobody wanted to know: some browsers lose their sockets over the question.
    expect(await page.evaluate(() => window.speech.asked)).toEqual([]);
    await panel.getByRole("button", { name: "Stop" }).click();
    const local = panel.getByLabel("Keep what I say on this device");
    await local.focus();
    await page.keyboard.press("Space");
    await sees(panel.getByText("It is only listened to where your browser can do that."));
    await speak(page);
    expect(await page.evaluate(() => window.speech.heard.at(-1)?.local)).toBe(true);
    expect(await local.isDisabled()).toBe(true);
    await panel.getByRole("button", { name: "Stop" }).click();
    const alert = panel.getByRole("alert");
    for (const language of ["English", "Français"]) {
      await panel.getByLabel("Language").selectOption(language);
      await panel.getByRole("button", { name: "Speak" }).click();
      await sees(alert.getByText("Your browser does not have this language on this device."));
    }
    expect(await page.evaluate(() => window.speech.heard.length)).toBe(2);
    await panel.getByLabel("Language").selectOption("Deutsch");
    await speak(page);
    for (const [error, words] of [
      [
        "not-allowed",
        "The microphone is not allowed here. Allow it in the settings of your browser.",
      ],
      ["no-speech", "Nothing was heard. Try again, nearer to the microphone."],
      ["audio-capture", "No microphone was found."],
      ["network", "The speech service of your browser cannot be reached."],
      ["language-not-supported", "Your browser does not know this language."],
      ["something-new", "Voice search failed. Try again."],
    ] as const) {
      await page.evaluate((given) => window.speech.fail(given), error);
      await sees(panel.getByRole("alert").getByText(words));
      await sees(panel.getByText("Stopped."));
      await speak(page);
      expect(await panel.getByRole("alert").count(), error).toBe(0);
    }
    await panel.getByRole("button", { name: "Stop" }).click();
    await sees(panel.getByText("Stopped."));
    expect(await page.evaluate(() => window.speech.heard.at(-1)?.ended)).toEqual(["abort"]);
    expect(searched(page)).toBeNull();

    // Who leaves is not listened to any more.
    await speak(page);
    await page.getByRole("tab", { name: "Rewards" }).click();
    await eventually(() => page.evaluate(() => window.speech.heard.at(-1)?.ended)).toEqual([
      "abort",
    ]);
  });

  // Proves: TO-055
  it("says so where the browser cannot, and leads to the search field", async () => {
    const page = await open({
      before: () => {
        for (const name of ["SpeechRecognition", "webkitSpeechRecognition"])
          Object.defineProperty(window, name, { value: undefined });
      },
    });
    await sees(panelOf(page).getByText("Voice search not supported in this browser."));
    await panelOf(page).getByRole("button", { name: "Speak" }).click();
    await seesToast(page, "Voice search not supported in this browser");
    const field = page.getByRole("searchbox", { name: "Search items" });
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

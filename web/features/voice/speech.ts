// The Web Speech API as far as it is used here: TypeScript has its results, but not what makes them.

/** What a browser heard. Source: Web Speech API, SpeechRecognitionEvent */
export interface SpeechHeard {
  readonly resultIndex: number;
  readonly results: ArrayLike<
    ArrayLike<{ transcript: string; confidence: number }> & { isFinal: boolean }
  >;
}

export interface SpeechRecognizer {
  lang: string;
  interimResults: boolean;
  /** Whether the sound must stay on the device; absent where the browser does not know it. */
  processLocally?: boolean;
  onresult: ((heard: SpeechHeard) => void) | null;
  onerror: ((failed: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

interface SpeechRecognizerClass {
  new (): SpeechRecognizer;
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>;
}

interface SpeechWindow {
  SpeechRecognition?: SpeechRecognizerClass;
  webkitSpeechRecognition?: SpeechRecognizerClass;
}

/** What recognises speech in this browser; undefined where nothing does. */
export function speechRecognizer(): SpeechRecognizerClass | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as SpeechWindow;
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** Whether the browser may know languages that it recognises without sending the sound away. */
export function maybeLocal(): boolean {
  return speechRecognizer()?.available !== undefined;
}

const LOCAL_PATIENCE_MS = 2000;

/**
 * Whether the browser can recognise a language without sending the sound away. Only for who wants that: some builds of
 * Chromium know the question and have nothing behind it. They never answer, and open no socket any more after it.
 */
export async function isLocal(language: string): Promise<boolean> {
  const asked = speechRecognizer()?.available?.({ langs: [language], processLocally: true });
  const given = new Promise((resolve) => setTimeout(resolve, LOCAL_PATIENCE_MS));
  try {
    return (await Promise.race([asked, given])) === "available";
  } catch {
    return false;
  }
}

export const NOT_LOCAL = "Your browser does not have this language on this device.";

const ERRORS: Readonly<Record<string, string>> = {
  "not-allowed": "The microphone is not allowed here. Allow it in the settings of your browser.",
  "service-not-allowed": "Your browser does not allow voice search here.",
  "no-speech": "Nothing was heard. Try again, nearer to the microphone.",
  "audio-capture": "No microphone was found.",
  network: "The speech service of your browser cannot be reached.",
  "language-not-supported": "Your browser does not know this language.",
};

/** An error of the browser in words; null where somebody ended it. */
export function speechErrorText(error: string): string | null {
  if (error === "aborted") return null;
  return ERRORS[error] ?? "Voice search failed. Try again.";
}

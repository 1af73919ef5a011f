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

/** Whether the browser can recognise a language without sending the sound away. */
export async function isLocal(language: string): Promise<boolean> {
  try {
    const state = await speechRecognizer()?.available?.({
      langs: [language],
      processLocally: true,
    });
    return state === "available";
  } catch {
    return false;
  }
}

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

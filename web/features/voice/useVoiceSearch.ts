import { useEffect, useRef, useState } from "react";
import { VOICE } from "../../../schema/limits.ts";
import { hear, isSure, NOTHING, type Listening } from "./listening.ts";
import {
  isLocal,
  NOT_LOCAL,
  speechErrorText,
  speechRecognizer,
  type SpeechRecognizer,
} from "./speech.ts";

/** Source: PN-015, ST-012 */
export type VoiceState = "idle" | "listening" | "stopped";

interface Voice {
  state: VoiceState;
  /** What is heard, or was. */
  words: string;
  /** What is about to be searched, or was, or is asked about. */
  search: "none" | "pending" | "done" | "asked";
  error: string | null;
}

const SILENT: Voice = { state: "idle", words: "", search: "none", error: null };

interface How {
  language: string;
  /** Whether the sound must not leave the device. */
  mustBeLocal: boolean;
}

/**
 * Voice search: what is heard with enough confidence is searched after half a second, unless somebody stops it; all else is
 * asked about. Source: PN-017
 */
export function useVoiceSearch({ language, mustBeLocal }: How, onSearch: (words: string) => void) {
  const [voice, setVoice] = useState(SILENT);
  const running = useRef<{ recognizer: SpeechRecognizer; heard: Listening } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Ends what is under way; nothing that comes of it later counts. */
  function drop(): void {
    clearTimeout(timer.current);
    const last = running.current;
    running.current = null;
    if (!last) return;
    last.recognizer.onresult = null;
    last.recognizer.onerror = null;
    last.recognizer.onend = null;
    last.recognizer.abort();
  }

  useEffect(() => drop, []);

  function searchFor(words: string): void {
    drop();
    setVoice({ state: "stopped", words, search: "done", error: null });
    onSearch(words);
  }

  /** Answers false where the browser cannot. */
  async function start(): Promise<boolean> {
    const Recognizer = speechRecognizer();
    if (!Recognizer) return false;
    drop();
    const recognizer = new Recognizer();
    recognizer.lang = language;
    recognizer.interimResults = true;
    const session = { recognizer, heard: NOTHING };
    running.current = session;
    setVoice({ ...SILENT, state: "listening" });
    if (mustBeLocal) {
      const can = await isLocal(language);
      // Somebody stopped it, or left, while the browser was asked.
      if (running.current !== session) return true;
      if (!can) {
        running.current = null;
        setVoice({ ...SILENT, state: "stopped", error: NOT_LOCAL });
        return true;
      }
      recognizer.processLocally = true;
    }

    recognizer.onresult = (event) => {
      const before = session.heard;
      session.heard = hear(before, event, performance.now());
      const { words, certain } = session.heard;
      setVoice((now) => ({ ...now, words }));
      if (certain === null || certain === before.certain) return;
      recognizer.stop();
      if (!isSure(session.heard)) return;
      clearTimeout(timer.current);
      setVoice((now) => ({ ...now, search: "pending" }));
      timer.current = setTimeout(() => searchFor(certain.words), VOICE.searchAfterMs);
    };
    recognizer.onerror = ({ error }) => {
      const text = speechErrorText(error);
      setVoice((now) => ({ ...now, error: text }));
    };
    recognizer.onend = () => {
      // What is searched in a moment is not asked about.
      setVoice((now) =>
        now.search === "pending" ? { ...now, state: "stopped" } : ended(now, session.heard.words),
      );
    };
    try {
      recognizer.start();
    } catch {
      setVoice({ ...SILENT, state: "stopped", error: speechErrorText("") });
    }
    return true;
  }

  function stop(): void {
    const words = running.current?.heard.words ?? voice.words;
    drop();
    setVoice((now) => ended(now, words));
  }

  return { voice, start, stop, searchFor };
}

/** Nothing more is heard: what was is asked about. */
function ended(now: Voice, words: string): Voice {
  return { ...now, state: "stopped", words, search: words === "" ? "none" : "asked" };
}

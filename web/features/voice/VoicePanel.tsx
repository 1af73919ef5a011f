import { Mic, Square } from "lucide-react";
import { useId, useState } from "react";
import { styled } from "styled-components";
import { VOICE } from "../../../schema/limits.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Select } from "../../ui/Select.tsx";
import { focusRing, space } from "../../ui/theme.ts";
import { useToast } from "../../ui/toast.tsx";
import { maybeLocal, speechRecognizer } from "./speech.ts";
import { useVoiceSearch } from "./useVoiceSearch.ts";

const UNSUPPORTED = "Voice search not supported in this browser";

interface Props {
  /** Searches the items, and shows what was found. */
  onSearch: (words: string) => void;
  /** Leads to the search field, for who cannot speak to this browser. */
  onType: () => void;
}

/** Search by voice. Source: PN-015, HM-019 */
export function VoicePanel({ onSearch, onType }: Props) {
  const [language, setLanguage] = useState(ownLanguage);
  const [mustBeLocal, setMustBeLocal] = useState(false);
  const { voice, start, stop, searchFor } = useVoiceSearch({ language, mustBeLocal }, onSearch);
  const toast = useToast();
  const heading = useId();
  const languageId = useId();
  const { state, words, search, error } = voice;
  const isListening = state === "listening";
  const isStopping = isListening || search === "pending";

  async function handleMicrophone() {
    if (isStopping) {
      stop();
      return;
    }
    if (await start()) return;
    toast({ title: UNSUPPORTED, destructive: true });
    onType();
  }

  return (
    <Panel aria-labelledby={heading}>
      <h2 id={heading}>Voice AI</h2>
      <Row>
        <Microphone type="button" $isOn={isListening} onClick={() => void handleMicrophone()}>
          {isStopping ? <Square size={26} aria-hidden /> : <Mic size={30} aria-hidden />}
          <span>{isStopping ? "Stop" : "Speak"}</span>
        </Microphone>
        <Said>
          <p role="status">{statusText(voice)}</p>
          {words !== "" && search !== "asked" && <blockquote>“{words}”</blockquote>}
          {search === "asked" && (
            <Button $small $kind="act" onClick={() => searchFor(words)}>
              Search for “{words}”?
            </Button>
          )}
          {error !== null && <p role="alert">{error}</p>}
        </Said>
      </Row>
      <Foot>
        <label htmlFor={languageId}>Language</label>
        <Select
          id={languageId}
          value={language}
          disabled={isListening}
          onChange={({ target }) => setLanguage(target.value)}
        >
          {VOICE.languages.map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </Select>
        {maybeLocal() && (
          <label>
            <input
              type="checkbox"
              checked={mustBeLocal}
              disabled={isListening}
              onChange={({ target }) => setMustBeLocal(target.checked)}
            />
            Keep what I say on this device
          </label>
        )}
        <span>{whereTo(mustBeLocal)}</span>
      </Foot>
    </Panel>
  );
}

/** Where the sound goes. */
function whereTo(mustBeLocal: boolean): string {
  if (!speechRecognizer()) return `${UNSUPPORTED}.`;
  return mustBeLocal
    ? "It is only listened to where your browser can do that."
    : "Your browser may send the sound to its maker. Market Day gets the words alone.";
}

function statusText({ state, words, search }: ReturnType<typeof useVoiceSearch>["voice"]): string {
  if (search === "pending") return "Searching in a moment.";
  if (search === "done") return `Searched for “${words}”.`;
  if (state === "listening") return "Listening.";
  if (search === "asked") return "Was that right?";
  return state === "idle" ? "Press Speak, and say what you are looking for." : "Stopped.";
}

/** That of the browser, where it is one of them. */
function ownLanguage(): string {
  const own = navigator.language.slice(0, 2);
  return (VOICE.languages.find(([code]) => code.startsWith(own)) ?? VOICE.languages[0])[0];
}

const Panel = styled(Card)`
  gap: ${space(4)};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-block-size: 128px;
`;

const Microphone = styled.button<{ $isOn: boolean }>`
  display: grid;
  place-items: center;
  align-content: center;
  gap: 2px;
  flex: none;
  inline-size: 96px;
  block-size: 96px;
  border: 3px solid ${({ $isOn }) => ($isOn ? "var(--bad)" : "var(--goldLine)")};
  border-radius: 50%;
  background: ${({ $isOn }) => ($isOn ? "var(--badSoft)" : "var(--goldSoft)")};
  color: ${({ $isOn }) => ($isOn ? "var(--onBadSoft)" : "var(--onGoldSoft)")};
  font: inherit;
  font-size: 0.875rem;
  font-weight: 600;
  cursor: pointer;

  &:focus-visible {
    ${focusRing}
  }
`;

const Said = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  p {
    margin: 0;
    color: var(--ink2);
  }

  [role="alert"] {
    color: var(--bad);
  }

  blockquote {
    margin: 0;
    font-size: 1.25rem;
    font-weight: 600;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  color: var(--ink2);
  font-size: 0.875rem;

  select {
    inline-size: auto;
    min-inline-size: 160px;
  }

  > label:has(input) {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    min-block-size: 44px;
  }

  input {
    inline-size: 20px;
    block-size: 20px;
    accent-color: var(--act);
  }
`;

import { useEffect, useRef, useState } from "react";

const PAUSE_MS = 300;

/**
 * A text field that reports its value after a short pause in typing, or at once through `settle`. When `value` changes
 * from outside (Back, a cleared filter), the field follows.
 */
export function useDebounced(value: string, onSettled: (text: string) => void) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  const report = useRef(onSettled);

  if (seen !== value) {
    setSeen(value);
    // A reported value comes back through the URL, and the member may have typed on meanwhile.
    if (value !== sent.trim()) {
      setText(value);
      setSent(value);
    }
  }

  useEffect(() => {
    report.current = onSettled;
  });

  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => {
      setSent(text);
      report.current(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value]);

  function settle() {
    setSent(text);
    report.current(text);
  }

  return { text, setText, settle };
}

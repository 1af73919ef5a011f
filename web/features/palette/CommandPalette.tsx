import { Command } from "cmdk";
import { Search } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { SEARCH_TEXT_MAX } from "../../../schema/limits.ts";
import { readRecentItems } from "../../shell/recentItems.ts";
import { useViewer } from "../../shell/ViewerProvider.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { ADMIN_DESTINATIONS, DESTINATIONS } from "./destinations.ts";
import { groupsOf } from "./groups.ts";
import { Entry, Found, Hint, Scrim, SearchRow, Section, Sheet } from "./PaletteSheet.tsx";
import { typeAhead } from "./typeAhead.ts";
import { useActs } from "./useActs.ts";
import { useFoundItems } from "./useFoundItems.ts";

const MOVES = new Set(["ArrowDown", "ArrowUp", "Home", "End"]);

/** Ctrl K: goes to every screen, finds items, and runs actions that have no place of their own. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState("");
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const opener = useRef<Element | null>(null);
  const hasLeft = useRef(false);
  const found = useFoundItems(typed);
  const query = typed.trim();
  const recent = query === "" && viewer ? readRecentItems(viewer.id) : [];
  // Later results may be better, so the first entry stays selected until the member moves the selection.
  const [moved, setMoved] = useState<string | null>(null);
  const [hasMoved, setHasMoved] = useState(false);

  function leave(then: () => void) {
    hasLeft.current = true;
    onClose();
    then();
  }
  const go = (path: string) => leave(() => void navigate(path));

  const destinations = viewer?.isModerator ? ADMIN_DESTINATIONS : DESTINATIONS;
  const acts = useActs();
  const groups = groupsOf({ query, found: found.items, recent, destinations, acts, go, leave });
  const first = groups[0]?.entries[0]?.value ?? "";

  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Scrim />
        <Sheet
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
            setTyped(typeAhead.take());
          }}
          onCloseAutoFocus={(event) => {
            // A new screen, or what an action opened, takes focus itself.
            event.preventDefault();
            if (!hasLeft.current && opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          <Radix.Title asChild>
            <VisuallyHidden as="h2">Command palette</VisuallyHidden>
          </Radix.Title>
          <Command
            label="Command palette"
            shouldFilter={false}
            loop
            value={hasMoved && moved !== null ? moved : first}
            onValueChange={setMoved}
            onKeyDownCapture={({ key }) => setHasMoved(hasMoved || MOVES.has(key))}
            onPointerMoveCapture={() => setHasMoved(true)}
          >
            <SearchRow>
              <Search size={20} aria-hidden />
              <Command.Input
                value={typed}
                onValueChange={(text) => {
                  setTyped(text);
                  setHasMoved(false);
                }}
                maxLength={SEARCH_TEXT_MAX}
                placeholder="Search items, or go somewhere"
              />
              <kbd>Esc</kbd>
            </SearchRow>
            <Found label="Results">
              {groups.map(({ heading, entries }) => (
                <Section key={heading} heading={heading}>
                  {entries.map(({ value, label, note, choose }) => (
                    <Entry key={value} value={value} onSelect={choose}>
                      {label}
                      {note ? <small>{note}</small> : null}
                    </Entry>
                  ))}
                </Section>
              ))}
            </Found>
            <Hint role="status">{words(found, query)}</Hint>
          </Command>
        </Sheet>
      </Radix.Portal>
    </Radix.Root>
  );
}

function words(found: ReturnType<typeof useFoundItems>, query: string): string {
  if (found.failed) return "The market did not answer: no items could be looked up.";
  if (found.isSearching) return "Searching…";
  if (query !== "" && found.items.length === 0) return "No item has that in its title or text.";
  return "↑ ↓ to move, Enter to open, Esc to close";
}

import { useState } from "react";
import { styled } from "styled-components";
import { Button } from "../../ui/Button.tsx";
import { ChoiceChips } from "../../ui/ChoiceChips.tsx";
import { Label } from "../../ui/Label.tsx";
import { space } from "../../ui/theme.ts";
import { useWidth } from "../../ui/useWidth.ts";
import { sizeText, type Size } from "../items/sizeWords.ts";
import { Handle } from "./Handle.tsx";
import { Loupe } from "./Loupe.tsx";
import { type Point, type Quad } from "./plane.ts";
import { RoomDrawing } from "./RoomDrawing.tsx";
import type { RoomPicture } from "./roomPicture.ts";
import { LOUPE, place, seenAt, SHEETS, type Placed, type SheetName } from "./trueToSize.ts";

interface Props {
  picture: RoomPicture;
  size: Size;
  /** Takes another picture. */
  onAgain: () => void;
}

const SHEET_CHOICES = [
  { value: "a4", label: "A4 sheet" },
  { value: "card", label: "Bank card" },
] as const satisfies readonly { value: SheetName; label: string }[];

/** Marks are set to within so many pixels of the screen, under the loupe. */
const MARK_PX = 2;
const NUDGE_MM = 10;

/** A picture of the room: where the sheet lies in it, and what the thing would cover there. */
export function RoomStage({ picture, size, onAgain }: Props) {
  const [ref, shownWidth] = useWidth();
  const [sheetName, setSheetName] = useState<SheetName>("a4");
  const [marks, setMarks] = useState<Quad>(() => firstMarks(picture));
  const [at, setAt] = useState<Point>([0, 0]);
  const [turn, setTurn] = useState(0);
  const [dragged, setDragged] = useState<number | null>(null);
  const sheet = SHEETS[sheetName];
  /** Pixels of the picture for each of the screen. */
  const scale = picture.width / Math.max(1, shownWidth);
  const markError = Math.max(1, (MARK_PX * scale) / LOUPE);
  const ground = { sheet, marks, markError };
  const thing = { width: size.widthMm, depth: size.depthMm };
  const placed = place(ground, thing, { at, turn });
  const middle = seenAt(ground, at);

  const moveMark = (index: number, to: Point) =>
    setMarks(marks.map((mark, n) => (n === index ? within(picture, to) : mark)) as unknown as Quad);
  const moveThing = (to: Point) => {
    const there = seenAt(ground, to, "back");
    if (there) setAt(there);
  };

  return (
    <Stage>
      <ChoiceChips
        legend="What lies in the picture"
        choices={SHEET_CHOICES}
        value={sheetName}
        onChange={setSheetName}
      />
      <p>
        Drag the four corners onto those of the {sheet.name}, so that the lengths are on the right
        sides; arrow keys move a corner by one pixel. Then drag the middle of the thing to where it
        should stand.
      </p>
      <Room ref={ref} $shape={picture.width / picture.height}>
        <img src={picture.url} alt="Your room" width={picture.width} height={picture.height} />
        <RoomDrawing
          picture={picture}
          sheet={sheet}
          marks={marks}
          placed={placed}
          size={size}
          scale={scale}
        />
        {marks.map((mark, n) => (
          <Handle
            // Corners keep their order.
            key={n}
            label={`Corner ${n + 1} of the ${sheet.name}`}
            at={mark}
            scale={scale}
            onMove={(to) => moveMark(n, to)}
            onNudge={([x, y]) => moveMark(n, [mark[0] + x, mark[1] + y])}
            onHold={(isHeld) => setDragged(isHeld ? n : null)}
          />
        ))}
        {middle && (
          <Handle
            label="The thing"
            isThing
            at={middle}
            scale={scale}
            onMove={moveThing}
            onNudge={([x, y]) => setAt([at[0] + NUDGE_MM * x, at[1] + NUDGE_MM * y])}
          />
        )}
        {dragged !== null && marks[dragged] && (
          <Loupe picture={picture} at={marks[dragged]} scale={scale} />
        )}
      </Room>
      <p role="status">{statusText(placed, size)}</p>
      <Controls>
        <Turn>
          <Label htmlFor="ar-turn">Turn it</Label>
          <input
            id="ar-turn"
            type="range"
            min={0}
            max={355}
            step={5}
            value={turn}
            onChange={(event) => setTurn(Number(event.target.value))}
          />
        </Turn>
        <Button onClick={() => setMarks([marks[1], marks[2], marks[3], marks[0]])}>
          The other side is the short one
        </Button>
        <Button onClick={onAgain}>Another picture</Button>
      </Controls>
    </Stage>
  );
}

/** Where the corners are before they are marked: a sheet in the middle, seen from above. */
function firstMarks({ width, height }: RoomPicture): Quad {
  const half = Math.min(width, height) / 6;
  const [x, y] = [width / 2, height / 2];
  return [
    [x - half, y - 1.4 * half],
    [x + half, y - 1.4 * half],
    [x + half, y + 1.4 * half],
    [x - half, y + 1.4 * half],
  ];
}

function within({ width, height }: RoomPicture, [x, y]: Point): Point {
  return [Math.min(width, Math.max(0, x)), Math.min(height, Math.max(0, y))];
}

function statusText(placed: Placed | null, size: Size): string {
  if (!placed)
    return "The corners go around no sheet, or the thing would stand behind you. Move the corners.";
  if (!placed.isTrue)
    return "Not to scale here: move the thing nearer to the sheet, look at it more from above, or use a larger sheet.";
  return `True to size, ±${Math.max(1, Math.ceil(placed.error))} %: ${sizeText(size)}.`;
}

const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  p {
    color: var(--ink2);
  }

  [role="status"] {
    color: var(--ink);
    font-weight: 600;
  }
`;

const Room = styled.div<{ $shape: number }>`
  position: relative;
  inline-size: 100%;
  /* All corners can be seen, and dragged, without scrolling. */
  max-inline-size: calc(70vh * ${({ $shape }) => $shape});
  overflow: hidden;
  border-radius: 10px;
  user-select: none;

  img {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)};
`;

const Turn = styled.div`
  display: grid;
  gap: ${space(1)};
  min-inline-size: 200px;

  input {
    min-block-size: 44px;
    accent-color: var(--act);
  }
`;

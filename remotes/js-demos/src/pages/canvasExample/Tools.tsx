import { Button, RadioGroup, RedoIcon, Slider, TextField, TrashIcon, UndoIcon } from '@portfolio/design';
import { useStore } from '@portfolio/kit';
import { useAnnounce } from '@portfolio/kit/demo';
import { useState } from 'react';
import { ClearDialog } from './ClearDialog';
import { INKS, SIZE_RANGE, describeDrawing, type Tool } from './drawing';
import type { Sketch } from './sketch';
import { StyledInk, StyledInks, StyledTools, StyledUndo } from './Tools.styles';

const TOOL_OPTIONS: readonly { value: Tool; label: string }[] = [
  { value: 'rainbow', label: 'Rainbow' },
  { value: 'pen', label: 'Pen' },
  { value: 'eraser', label: 'Eraser' },
];

/** The drawing tools, undo and redo. */
export function Tools({ sketch }: { sketch: Sketch }) {
  const announce = useAnnounce();
  const tool = useStore(sketch, (state) => state.tool);
  const color = useStore(sketch, (state) => state.color);
  const size = useStore(sketch, (state) => state.size);
  const drawing = useStore(sketch, (state) => state.drawing);
  const [isClearing, setIsClearing] = useState(false);
  const isEmpty = drawing.present.strokes.length === 0;

  const announceDrawing = () => announce(describeDrawing(sketch.get().drawing.present));

  return (
    <StyledTools>
      <RadioGroup
        label="Tool"
        look="segments"
        value={tool}
        options={TOOL_OPTIONS}
        onChange={(next) => sketch.choose({ tool: next })}
      />
      <StyledInks disabled={tool !== 'pen'}>
        <legend>Pen colour</legend>
        {INKS.map(({ name, value }) => (
          <StyledInk key={value} title={name}>
            <input
              type="radio"
              name="ink"
              aria-label={name}
              checked={color === value}
              onChange={() => sketch.choose({ color: value })}
            />
            <span style={{ background: value }} />
          </StyledInk>
        ))}
        <TextField
          label="Your own colour"
          isLabelHidden
          type="color"
          value={color}
          disabled={tool !== 'pen'}
          onChange={(next) => sketch.choose({ color: next })}
        />
      </StyledInks>
      <Slider
        label={tool === 'rainbow' ? 'Starting width' : 'Width'}
        value={size}
        min={SIZE_RANGE.min}
        max={SIZE_RANGE.max}
        step={1}
        valueText={`${size} units`}
        onChange={(next) => sketch.choose({ size: next })}
      />
      <StyledUndo>
        <Button
          category="icon"
          icon={<UndoIcon />}
          aria-disabled={drawing.past.length === 0}
          onClick={() => {
            sketch.undo();
            announceDrawing();
          }}
        >
          Undo
        </Button>
        <Button
          category="icon"
          icon={<RedoIcon />}
          aria-disabled={drawing.future.length === 0}
          onClick={() => {
            sketch.redo();
            announceDrawing();
          }}
        >
          Redo
        </Button>
        <Button
          category="icon"
          icon={<TrashIcon />}
          aria-disabled={isEmpty}
          onClick={() => setIsClearing(true)}
        >
          Clear the sheet
        </Button>
      </StyledUndo>
      <ClearDialog
        isOpen={isClearing}
        strokes={drawing.present.strokes.length}
        onClose={() => setIsClearing(false)}
        onClear={() => {
          setIsClearing(false);
          sketch.clear();
          announceDrawing();
        }}
      />
    </StyledTools>
  );
}

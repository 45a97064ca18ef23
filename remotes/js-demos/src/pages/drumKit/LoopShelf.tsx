import { Button, TextField, TrashIcon, UndoIcon } from '@portfolio/design';
import { useStore } from '@portfolio/kit';
import { StyledHint, StyledStack, StyledToolbar, useAnnounce } from '@portfolio/kit/demo';
import { useRef, useState, type FormEvent } from 'react';
import { MAX_SAVED } from './drumLoopFile';
import type { DrumMachine } from './drumMachine';
import { LoopPreview } from './LoopPreview';
import { StyledLoop, StyledLoopName, StyledLoops } from './LoopShelf.styles';
import { MAX_NAME_CHARACTERS, type Pattern } from './pattern';
import { PRESETS } from './presets';

const describe = ({ bpm, bars, hits }: Pattern) =>
  `${bpm} bpm, ${bars === 1 ? '1 bar' : `${bars} bars`}, ${hits.length === 1 ? '1 stroke' : `${hits.length} strokes`}`;

/** There is no place for a deleted loop if the list is full, or if a newer loop has its name. */
const hasPlaceFor = ({ name }: Pattern, saved: readonly Pattern[]) =>
  saved.length < MAX_SAVED && saved.every((loop) => loop.name !== name);

/** Loops to start from, and loops saved in this browser. */
export function LoopShelf({ machine }: { machine: DrumMachine }) {
  const announce = useAnnounce();
  const saved = useStore(machine, (state) => state.saved);
  const current = useStore(machine, ({ loop }) => loop.present);
  const [name, setName] = useState('');
  const [removed, setRemoved] = useState<{ loop: Pattern; index: number } | null>(null);
  const shelfRef = useRef<HTMLDivElement>(null);

  function open(pattern: Pattern) {
    machine.edit(() => pattern);
    announce(`Opened “${pattern.name}”. Undo brings back your last loop.`);
  }

  function focusOn(selector: string) {
    shelfRef.current?.querySelector<HTMLElement>(selector)?.focus();
  }

  function announceListed(title: string, isKept: boolean, text: string) {
    if (isKept) announce(text);
    else
      announce(
        `“${title}” is listed, but this browser will not keep it after you leave. Export a file.`,
        'problem',
      );
  }

  function handleSave(event: FormEvent) {
    event.preventDefault();
    const title = name.trim() || current.name;
    const others = machine.loadSaved().filter((loop) => loop.name !== title);
    if (others.length >= MAX_SAVED) {
      announce(`At most ${MAX_SAVED} loops can be kept. Delete one first.`, 'problem');
      return;
    }
    const isKept = machine.setSaved([...others, { ...current, name: title }]);
    machine.edit((pattern) => ({ ...pattern, name: title }));
    setName('');
    announceListed(title, isKept, `Saved “${title}” in this browser.`);
  }

  function handleDelete(loop: Pattern) {
    const index = saved.indexOf(loop);
    const neighbour = index + 1 < saved.length ? index + 1 : index - 1;
    // The focus moves first: removing a focused button would send the focus to the top of the page.
    focusOn(neighbour < 0 ? '[data-undo]' : `[data-delete="${neighbour}"]`);
    // By name, because another tab may have changed the list.
    machine.setSaved(machine.loadSaved().filter((other) => other.name !== loop.name));
    setRemoved({ loop, index });
    announce(`Deleted “${loop.name}” from this browser. Undo the last deletion to bring it back.`);
  }

  function handleUndo() {
    if (removed === null) return;
    const { loop, index } = removed;
    const others = machine.loadSaved();
    if (!hasPlaceFor(loop, others)) {
      announce(
        `There is no place for “${loop.name}”: the list is full, or has a loop of that name.`,
        'problem',
      );
      return;
    }
    const isKept = machine.setSaved(others.toSpliced(index, 0, loop));
    setRemoved(null);
    announceListed(loop.name, isKept, `“${loop.name}” is back.`);
  }

  return (
    <StyledStack ref={shelfRef}>
      <StyledLoops role="list">
        {[...PRESETS, ...saved].map((loop) => (
          <StyledLoop key={`${PRESETS.includes(loop) ? 'preset' : 'saved'} ${loop.name}`}>
            <LoopPreview pattern={loop} />
            <div>
              <StyledLoopName>{loop.name}</StyledLoopName>
              <StyledHint>{describe(loop)}</StyledHint>
            </div>
            <Button category="border-sm" aria-label={`Open ${loop.name}`} onClick={() => open(loop)}>
              Open
            </Button>
            {saved.includes(loop) && (
              <Button
                category="icon-sm"
                icon={<TrashIcon />}
                data-delete={saved.indexOf(loop)}
                onClick={() => handleDelete(loop)}
              >
                Delete {loop.name}
              </Button>
            )}
          </StyledLoop>
        ))}
      </StyledLoops>
      <StyledToolbar as="form" data-align="end" onSubmit={handleSave}>
        <TextField
          label="Name for this loop"
          value={name}
          placeholder={current.name}
          maxLength={MAX_NAME_CHARACTERS}
          onChange={setName}
        />
        <Button type="submit" category="border">
          Save the loop
        </Button>
        <Button
          category="border"
          icon={<UndoIcon />}
          data-undo
          aria-disabled={removed === null || !hasPlaceFor(removed.loop, saved)}
          onClick={handleUndo}
        >
          Undo the last deletion
        </Button>
      </StyledToolbar>
    </StyledStack>
  );
}

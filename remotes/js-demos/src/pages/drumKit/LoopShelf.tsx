import { Button, TextField, TrashIcon, UndoIcon } from '@portfolio/design';
import { useStore } from '@portfolio/kit';
import { StyledHint, StyledStack, StyledToolbar, useAnnounce } from '@portfolio/kit/demo';
import { useRef, useState, type FormEvent } from 'react';
import { MAX_SAVED } from './drumLoopFile';
import type { DrumMachine } from './drumMachine';
import { LoopPreview } from './LoopPreview';
import { StyledLoop, StyledLoopName, StyledLoops } from './LoopShelf.styles';
import { MAX_NAME_CHARACTERS, describePattern, type Pattern } from './pattern';
import { PRESETS } from './presets';

/** A loop that was deleted, or replaced by another of its name, and its place in the list. */
interface Removed {
  loop: Pattern;
  index: number;
  isReplaced: boolean;
}

/** There is no place for a loop if the list is full, or if a deleted one's name is taken by a newer loop. */
const hasPlaceFor = ({ loop, isReplaced }: Removed, saved: readonly Pattern[]) => {
  const others = saved.filter(({ name }) => name !== loop.name);
  return others.length < MAX_SAVED && (isReplaced || others.length === saved.length);
};

/** Loops to start from, and loops saved in this browser. */
export function LoopShelf({ machine }: { machine: DrumMachine }) {
  const announce = useAnnounce();
  const saved = useStore(machine, (state) => state.saved);
  const current = useStore(machine, ({ loop }) => loop.present);
  const [name, setName] = useState('');
  const [removed, setRemoved] = useState<Removed | null>(null);
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
    const before = machine.loadSaved();
    const index = before.findIndex((loop) => loop.name === title);
    const replaced = before[index];
    const others = before.filter((loop) => loop.name !== title);
    if (others.length >= MAX_SAVED) {
      announce(`At most ${MAX_SAVED} loops can be kept. Delete one first.`, 'problem');
      return;
    }
    const isKept = machine.setSaved([...others, { ...current, name: title }]);
    machine.edit((pattern) => ({ ...pattern, name: title }));
    setName('');
    if (replaced !== undefined) setRemoved({ loop: replaced, index, isReplaced: true });
    announceListed(
      title,
      isKept,
      replaced === undefined
        ? `Saved “${title}” in this browser.`
        : `Replaced “${title}”. Undo the replacement to bring back the earlier one.`,
    );
  }

  function handleDelete(loop: Pattern) {
    const index = saved.indexOf(loop);
    const neighbour = index + 1 < saved.length ? index + 1 : index - 1;
    // The focus moves first: removing a focused button would send the focus to the top of the page.
    focusOn(neighbour < 0 ? '[data-undo]' : `[data-delete="${neighbour}"]`);
    // By name, because another tab may have changed the list.
    machine.setSaved(machine.loadSaved().filter((other) => other.name !== loop.name));
    setRemoved({ loop, index, isReplaced: false });
    announce(`Deleted “${loop.name}” from this browser. Undo the last deletion to bring it back.`);
  }

  function handleUndo() {
    if (removed === null) return;
    const { loop, index, isReplaced } = removed;
    const before = machine.loadSaved();
    if (!hasPlaceFor(removed, before)) {
      announce(
        `There is no place for “${loop.name}”: the list is full, or has a loop of that name.`,
        'problem',
      );
      return;
    }
    const newerIndex = before.findIndex(({ name: other }) => other === loop.name);
    const newer = before[newerIndex];
    const others = before.filter((other) => other !== newer);
    const isKept = machine.setSaved(others.toSpliced(index, 0, loop));
    // The newer one is kept in turn, so that this can be undone too.
    setRemoved(newer === undefined ? null : { loop: newer, index: newerIndex, isReplaced });
    announceListed(
      loop.name,
      isKept,
      newer === undefined ? `“${loop.name}” is back.` : `The other “${loop.name}” is back.`,
    );
  }

  return (
    <StyledStack ref={shelfRef}>
      <StyledLoops role="list">
        {[...PRESETS, ...saved].map((loop) => (
          <StyledLoop key={`${PRESETS.includes(loop) ? 'preset' : 'saved'} ${loop.name}`}>
            <LoopPreview pattern={loop} />
            <div>
              <StyledLoopName>{loop.name}</StyledLoopName>
              <StyledHint>{describePattern(loop)}</StyledHint>
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
          aria-disabled={removed === null || !hasPlaceFor(removed, saved)}
          onClick={handleUndo}
        >
          {removed?.isReplaced ? 'Undo the replacement' : 'Undo the last deletion'}
        </Button>
      </StyledToolbar>
    </StyledStack>
  );
}

import { Button, TextField, TrashIcon } from '@portfolio/design';
import { useStore } from '@portfolio/kit';
import { StyledHint, StyledStack, StyledToolbar, useAnnounce } from '@portfolio/kit/demo';
import { useState, type FormEvent } from 'react';
import { MAX_SAVED } from './drumLoopFile';
import type { DrumMachine } from './drumMachine';
import { LoopPreview } from './LoopPreview';
import { StyledLoop, StyledLoopName, StyledLoops } from './LoopShelf.styles';
import { MAX_NAME_CHARACTERS, type Pattern } from './pattern';
import { PRESETS } from './presets';

const describe = ({ bpm, bars, hits }: Pattern) =>
  `${bpm} bpm, ${bars === 1 ? '1 bar' : `${bars} bars`}, ${hits.length} strokes`;

/** Loops to start from, and loops saved in this browser. */
export function LoopShelf({ machine }: { machine: DrumMachine }) {
  const announce = useAnnounce();
  const saved = useStore(machine, (state) => state.saved);
  const current = useStore(machine, ({ loop }) => loop.present);
  const [name, setName] = useState('');

  function open(pattern: Pattern) {
    machine.edit(() => pattern);
    announce(`Opened “${pattern.name}”. Undo brings back your last loop.`);
  }

  function handleSave(event: FormEvent) {
    event.preventDefault();
    const title = name.trim() || current.name;
    const others = saved.filter((loop) => loop.name !== title);
    if (others.length >= MAX_SAVED) {
      announce(`At most ${MAX_SAVED} loops can be kept. Delete one first.`, 'problem');
      return;
    }
    const isKept = machine.setSaved([...others, { ...current, name: title }]);
    machine.edit((pattern) => ({ ...pattern, name: title }));
    setName('');
    if (isKept) announce(`Saved “${title}” in this browser.`);
    else
      announce(
        `“${title}” is listed, but this browser will not keep it after you leave. Export a file.`,
        'problem',
      );
  }

  function handleDelete(loop: Pattern) {
    machine.setSaved(saved.filter((other) => other !== loop));
    announce(`Deleted “${loop.name}” from this browser.`);
  }

  return (
    <StyledStack>
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
              <Button category="icon-sm" icon={<TrashIcon />} onClick={() => handleDelete(loop)}>
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
      </StyledToolbar>
    </StyledStack>
  );
}

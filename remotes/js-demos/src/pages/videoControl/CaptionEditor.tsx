import { Button, PlusIcon, RedoIcon, UndoIcon } from '@portfolio/design';
import { StyledHint, StyledStack, StyledToolbar, useAnnounce } from '@portfolio/kit/demo';
import { useRef } from 'react';
import { MAX_CUES, describeChange, type DraftCue } from './captions';
import { CaptionRow } from './CaptionRow';
import type { Player } from './player';
import type { Captions } from './useCaptions';

export interface CaptionEditorProps {
  player: Player;
  captions: Captions;
}

/** An editor for the captions, which the video shows immediately. */
export function CaptionEditor({ player, captions }: CaptionEditorProps) {
  const announce = useAnnounce();
  const listRef = useRef<HTMLDivElement>(null);
  const { drafts, cues, canUndo, canRedo } = captions;
  const waiting = drafts.length - cues.length;

  function handleDelete(draft: DraftCue, index: number) {
    const neighbour = drafts[index + 1] ?? drafts[index - 1];
    // The focus moves first: removing a focused button would send the focus to the top of the page.
    listRef.current
      ?.querySelector<HTMLElement>(neighbour === undefined ? '[data-add]' : `[data-delete="${neighbour.id}"]`)
      ?.focus();
    captions.remove(draft.id);
    announce(`Caption ${index + 1} is deleted. Undo brings it back.`);
  }

  function handleAdd() {
    if (drafts.length >= MAX_CUES) {
      announce(`At most ${MAX_CUES} captions are possible. Delete one first.`, 'problem');
      return;
    }
    captions.add(player.get().timeS);
    announce(`Caption ${drafts.length + 1} is added at the current moment of the video. Enter its text.`);
  }

  function step(move: () => readonly DraftCue[], done: string) {
    announce(`${done} ${describeChange(drafts, move())}`);
  }

  function handleReset() {
    captions.reset();
    announce('The video’s own captions are back. Undo brings back yours.');
  }

  return (
    <StyledStack ref={listRef}>
      <div>
        {drafts.map((draft, index) => (
          <CaptionRow
            key={draft.id}
            draft={draft}
            number={index + 1}
            onType={(change) => captions.type(draft.id, change)}
            onDelete={() => handleDelete(draft, index)}
          />
        ))}
      </div>
      <StyledToolbar>
        <Button category="border" icon={<PlusIcon />} data-add onClick={handleAdd}>
          Add a caption
        </Button>
        <Button
          category="icon"
          icon={<UndoIcon />}
          aria-disabled={!canUndo}
          onClick={() => step(captions.undo, 'Undone.')}
        >
          Undo
        </Button>
        <Button
          category="icon"
          icon={<RedoIcon />}
          aria-disabled={!canRedo}
          onClick={() => step(captions.redo, 'Redone.')}
        >
          Redo
        </Button>
        <Button category="border-sm" aria-disabled={!captions.isOwn} onClick={handleReset}>
          The video’s own captions
        </Button>
      </StyledToolbar>
      <StyledHint>
        {waiting === 0
          ? 'Every caption is shown.'
          : `${waiting === 1 ? '1 caption needs' : `${waiting} captions need`} fixing and ${waiting === 1 ? 'is' : 'are'} left out until then.`}
      </StyledHint>
    </StyledStack>
  );
}

import { createHistory, record, redo, undo, type History } from '@portfolio/kit/history';
import { useRef, useState } from 'react';
import { recordContinuous } from '../../demo/recordContinuous';
import { INITIAL_DRAFTS, addDraft, changeDraft, toCues, toDraft, type DraftCue } from './captions';
import type { Cue } from './cue';

/** The captions in the editor, with undo. Typing in one field is one step. */
export function useCaptions() {
  const [history, setHistory] = useState<History<readonly DraftCue[]>>(() => createHistory(INITIAL_DRAFTS));
  const lastFieldRef = useRef('');
  const drafts = history.present;

  function step(change: (drafts: readonly DraftCue[]) => readonly DraftCue[]) {
    lastFieldRef.current = '';
    setHistory((current) => record(current, change(current.present)));
  }

  /** Returns the captions that are shown from now on. */
  function move(go: typeof undo): readonly DraftCue[] {
    lastFieldRef.current = '';
    const next = go(history);
    setHistory(next);
    return next.present;
  }

  return {
    drafts,
    cues: toCues(drafts),
    isOwn: drafts !== INITIAL_DRAFTS,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => move(undo),
    redo: () => move(redo),
    add: (timeS: number) => step((current) => addDraft(current, timeS)),
    remove: (id: number) => step((current) => current.filter((draft) => draft.id !== id)),
    reset: () => step(() => INITIAL_DRAFTS),
    open: (cues: readonly Cue[]) => step(() => cues.map(toDraft)),
    type(id: number, change: Partial<Omit<DraftCue, 'id'>>) {
      const field = `${id} ${Object.keys(change).join()}`;
      const isContinuous = lastFieldRef.current === field;
      lastFieldRef.current = field;
      setHistory((current) =>
        recordContinuous(current, changeDraft(current.present, id, change), isContinuous),
      );
    },
  };
}

export type Captions = ReturnType<typeof useCaptions>;

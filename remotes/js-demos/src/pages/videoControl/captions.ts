import { CLIP_CUES } from './clip/clipCues';
import { SCENE } from './clip/scene';
import type { Cue } from './cue';

/** A caption in the editor: times as typed, valid or not. */
export interface DraftCue {
  id: number;
  start: string;
  end: string;
  text: string;
}

export const MAX_CUES = 24;
export const MAX_TEXT_CHARACTERS = 160;

/** Parses seconds as typed: "1.5", "1,5" or ".5". */
function parseSeconds(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  if (!/^\d*\.?\d+$|^\d+\.$/.test(plain)) return null;
  const seconds = Number(plain);
  return seconds <= SCENE.durationS ? seconds : null;
}

export function toDraft({ startS, endS, text }: Cue, id: number): DraftCue {
  return { id, start: String(startS), end: String(endS), text };
}

export const INITIAL_DRAFTS: readonly DraftCue[] = CLIP_CUES.map(toDraft);

/** Returns the problem that keeps a draft from being shown, or null if there is none. */
export function findCueProblem({
  start,
  end,
  text,
}: DraftCue): { field: 'start' | 'end' | 'text'; text: string } | null {
  const startS = parseSeconds(start);
  const endS = parseSeconds(end);
  const range = `seconds from 0 to ${SCENE.durationS}, such as 1.5`;
  if (startS === null) return { field: 'start', text: `Enter ${range}.` };
  if (endS === null) return { field: 'end', text: `Enter ${range}.` };
  if (endS <= startS) return { field: 'end', text: 'Enter a time after the start.' };
  if (text.trim() === '') return { field: 'text', text: 'Enter what the caption says.' };
  return null;
}

/** The valid drafts, ordered by time. */
export function toCues(drafts: readonly DraftCue[]): readonly Cue[] {
  return drafts
    .filter((draft) => findCueProblem(draft) === null)
    .map(({ start, end, text }) => ({
      startS: parseSeconds(start) ?? 0,
      endS: parseSeconds(end) ?? 0,
      text: text.trim(),
    }))
    .sort((first, second) => first.startS - second.startS || first.endS - second.endS);
}

/** Says what an undo or a redo has changed. */
export function describeChange(before: readonly DraftCue[], after: readonly DraftCue[]): string {
  const changed = after.findIndex((draft, index) => draft !== before[index]);
  if (after.length === before.length && changed >= 0) return `Caption ${changed + 1} has changed.`;
  return after.length === 1 ? '1 caption.' : `${after.length} captions.`;
}

const nextId = (drafts: readonly DraftCue[]) => Math.max(-1, ...drafts.map(({ id }) => id)) + 1;

/** Adds an empty caption that starts at a time. */
export function addDraft(drafts: readonly DraftCue[], timeS: number): readonly DraftCue[] {
  const startS = Math.min(timeS, SCENE.durationS - 0.5);
  const draft = {
    id: nextId(drafts),
    start: startS.toFixed(1),
    end: Math.min(SCENE.durationS, startS + 2).toFixed(1),
    text: '',
  };
  return [...drafts, draft];
}

export function changeDraft(
  drafts: readonly DraftCue[],
  id: number,
  change: Partial<Omit<DraftCue, 'id'>>,
): readonly DraftCue[] {
  return drafts.map((draft) => (draft.id === id ? { ...draft, ...change } : draft));
}

import { Button, TextField, TrashIcon } from '@portfolio/design';
import { MAX_TEXT_CHARACTERS, findCueProblem, type DraftCue } from './captions';
import { StyledRow } from './CaptionEditor.styles';

export interface CaptionRowProps {
  draft: DraftCue;
  /** The number shown to visitors, from 1. */
  number: number;
  onType: (change: Partial<Omit<DraftCue, 'id'>>) => void;
  onDelete: () => void;
}

/** One caption in the editor. Its problem is shown at the field that needs fixing. */
export function CaptionRow({ draft, number, onType, onDelete }: CaptionRowProps) {
  const problem = findCueProblem(draft);
  const errorOf = (field: 'start' | 'end' | 'text') => (problem?.field === field ? problem.text : undefined);
  return (
    <StyledRow role="group" aria-label={`Caption ${number}`}>
      <TextField
        label="From, s"
        inputMode="decimal"
        autoComplete="off"
        value={draft.start}
        maxLength={5}
        error={errorOf('start')}
        onChange={(start) => onType({ start })}
      />
      <TextField
        label="To, s"
        inputMode="decimal"
        autoComplete="off"
        value={draft.end}
        maxLength={5}
        error={errorOf('end')}
        onChange={(end) => onType({ end })}
      />
      <TextField
        label="Text"
        autoComplete="off"
        value={draft.text}
        maxLength={MAX_TEXT_CHARACTERS}
        error={errorOf('text')}
        onChange={(text) => onType({ text })}
      />
      <Button category="icon" icon={<TrashIcon />} data-delete={draft.id} onClick={onDelete}>
        {`Delete caption ${number}`}
      </Button>
    </StyledRow>
  );
}

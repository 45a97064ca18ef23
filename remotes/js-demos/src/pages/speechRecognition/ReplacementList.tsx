import { Button, Checkbox, TextField, TrashIcon } from '@portfolio/design';
import { useStore } from '@portfolio/kit';
import { StyledStack, StyledToolbar, useAnnounce } from '@portfolio/kit/demo';
import { useState, type FormEvent } from 'react';
import { StyledPair, StyledPairs } from './ReplacementList.styles';
import { MAX_WORD_CHARACTERS, findReplacementProblem } from './replacements';
import type { Writer } from './writer';

const EMPTY = { says: '', writes: '' };

/** Words that are not written the way they are spoken. */
export function ReplacementList({ writer }: { writer: Writer }) {
  const announce = useAnnounce();
  const { replacements, hasMarks } = useStore(writer, (value) => value.settings);
  const [draft, setDraft] = useState(EMPTY);
  const [problem, setProblem] = useState<string | null>(null);

  function change(part: Partial<typeof EMPTY>) {
    setDraft({ ...draft, ...part });
    setProblem(null);
  }

  function handleAdd(event: FormEvent) {
    event.preventDefault();
    const found = findReplacementProblem(draft, replacements);
    setProblem(found);
    if (found !== null) return;
    const pair = { says: draft.says.trim(), writes: draft.writes.trim() };
    writer.changeSettings({ replacements: [...replacements, pair] });
    setDraft(EMPTY);
    announce(`From now on, “${pair.says}” is written as ${pair.writes}.`);
  }

  function handleRemove(says: string) {
    writer.changeSettings({ replacements: replacements.filter((pair) => pair.says !== says) });
    announce(`“${says}” is no longer replaced.`);
  }

  return (
    <StyledStack>
      <Checkbox
        label="Turn spoken punctuation into marks"
        hint="Comma, full stop, question mark, exclamation mark, colon, semicolon, new line."
        isChecked={hasMarks}
        onChange={(next) => writer.changeSettings({ hasMarks: next })}
      />
      <StyledPairs role="list">
        {replacements.map(({ says, writes }) => (
          <StyledPair key={says}>
            <span>{says}</span>
            <strong>{writes}</strong>
            <Button category="icon-sm" icon={<TrashIcon />} onClick={() => handleRemove(says)}>
              {`Remove ${says}`}
            </Button>
          </StyledPair>
        ))}
      </StyledPairs>
      <form onSubmit={handleAdd} noValidate>
        <StyledStack data-gap="3">
          <StyledToolbar data-align="end">
            <TextField
              label="When I say"
              value={draft.says}
              maxLength={MAX_WORD_CHARACTERS}
              autoComplete="off"
              error={problem ?? undefined}
              onChange={(says) => change({ says })}
            />
            <TextField
              label="write"
              value={draft.writes}
              maxLength={MAX_WORD_CHARACTERS}
              autoComplete="off"
              onChange={(writes) => change({ writes })}
            />
            <Button type="submit" category="border">
              Add
            </Button>
          </StyledToolbar>
        </StyledStack>
      </form>
    </StyledStack>
  );
}

import { Button, Checkbox, TextField, TrashIcon } from '@portfolio/design';
import { useStore } from '@portfolio/kit';
import { StyledStack, StyledToolbar, useAnnounce } from '@portfolio/kit/demo';
import { useRef, useState, type FormEvent } from 'react';
import { StyledPair, StyledPairs } from './ReplacementList.styles';
import { MAX_WORD_CHARACTERS, findReplacementProblem, type ReplacementProblem } from './replacements';
import type { Writer } from './writer';

const EMPTY = { says: '', writes: '' };

/** Words that are not written the way they are spoken. */
export function ReplacementList({ writer }: { writer: Writer }) {
  const announce = useAnnounce();
  const { replacements, hasMarks } = useStore(writer, (value) => value.settings);
  const [draft, setDraft] = useState(EMPTY);
  const [problem, setProblem] = useState<ReplacementProblem | null>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const saysRef = useRef<HTMLInputElement>(null);
  const writesRef = useRef<HTMLInputElement>(null);

  function change(part: Partial<typeof EMPTY>) {
    setDraft({ ...draft, ...part });
    setProblem(null);
  }

  function handleAdd(event: FormEvent) {
    event.preventDefault();
    const found = findReplacementProblem(draft, replacements);
    setProblem(found);
    if (found !== null) {
      const field = (found.field === 'says' ? saysRef : writesRef).current;
      // A field that has the focus already is not read again.
      if (field === document.activeElement) announce(found.text, 'problem');
      field?.focus();
      return;
    }
    const pair = { says: draft.says.trim(), writes: draft.writes.trim() };
    writer.changeSettings({ replacements: [...replacements, pair] });
    setDraft(EMPTY);
    announce(`From now on, “${pair.says}” is written as ${pair.writes}.`);
  }

  function handleRemove(says: string, index: number) {
    const buttons = listRef.current?.querySelectorAll('button');
    // The focus moves first: removing a focused button would send the focus to the top of the page.
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? saysRef.current)?.focus();
    writer.changeSettings({ replacements: replacements.filter((pair) => pair.says !== says) });
    // The draft may have been refused because of this pair.
    setProblem(null);
    announce(`“${says}” is no longer replaced.`);
  }

  const errorOf = (field: ReplacementProblem['field']) =>
    problem?.field === field ? problem.text : undefined;

  return (
    <StyledStack>
      <Checkbox
        label="Turn spoken punctuation into marks"
        hint="Comma, full stop, question mark, exclamation mark, colon, semicolon, new line."
        isChecked={hasMarks}
        onChange={(next) => writer.changeSettings({ hasMarks: next })}
      />
      <StyledPairs ref={listRef} role="list">
        {replacements.map(({ says, writes }, index) => (
          <StyledPair key={says}>
            <span>{says}</span>
            <strong>{writes}</strong>
            <Button category="icon-sm" icon={<TrashIcon />} onClick={() => handleRemove(says, index)}>
              {`Remove ${says}`}
            </Button>
          </StyledPair>
        ))}
      </StyledPairs>
      <form onSubmit={handleAdd} noValidate>
        <StyledStack data-gap="3">
          <StyledToolbar data-align="end">
            <TextField
              ref={saysRef}
              label="When I say"
              value={draft.says}
              maxLength={MAX_WORD_CHARACTERS}
              autoComplete="off"
              error={errorOf('says')}
              onChange={(says) => change({ says })}
            />
            <TextField
              ref={writesRef}
              label="write"
              value={draft.writes}
              maxLength={MAX_WORD_CHARACTERS}
              autoComplete="off"
              error={errorOf('writes')}
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

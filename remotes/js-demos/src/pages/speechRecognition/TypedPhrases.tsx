import { Button, TextField } from '@portfolio/design';
import { StyledHint, StyledStack, StyledToolbar } from '@portfolio/kit/demo';
import { useState, type FormEvent } from 'react';
import { COMMANDS, COMMAND_NAMES, type CommandName } from './interpretPhrase';

export interface TypedPhrasesProps {
  onPhrase: (phrase: string) => void;
  onRun: (command: CommandName) => void;
}

/** Every spoken command in typed form, for visitors who cannot or do not want to speak. */
export function TypedPhrases({ onPhrase, onRun }: TypedPhrasesProps) {
  const [phrase, setPhrase] = useState('');

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (phrase.trim() === '') return;
    onPhrase(phrase);
    setPhrase('');
  }

  return (
    <StyledStack>
      <StyledToolbar as="form" data-align="end" onSubmit={handleSubmit}>
        <TextField
          label="Phrase or command"
          value={phrase}
          maxLength={500}
          autoComplete="off"
          onChange={setPhrase}
        />
        <Button type="submit" category="border">
          Say it
        </Button>
      </StyledToolbar>
      <StyledHint>
        A typed phrase is treated like a spoken one: words are replaced, “full stop” becomes a full stop, and
        a command is carried out. These are the commands; say one, type one or press one.
      </StyledHint>
      <StyledToolbar>
        {COMMAND_NAMES.map((name) => (
          <Button key={name} category="border-sm" onClick={() => onRun(name)}>
            {COMMANDS[name].label}
          </Button>
        ))}
      </StyledToolbar>
    </StyledStack>
  );
}

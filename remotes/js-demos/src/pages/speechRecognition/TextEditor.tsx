import {
  Button,
  CopyIcon,
  Dimension,
  RedoIcon,
  TextArea,
  TextField,
  TrashIcon,
  UndoIcon,
} from '@portfolio/design';
import { useStore } from '@portfolio/kit';
import { StyledStack, StyledToolbar } from '@portfolio/kit/demo';
import type { CommandName } from './interpretPhrase';
import { findLanguage } from './languages';
import { MAX_TEXT_CHARACTERS, MAX_TITLE_CHARACTERS, countWords } from './transcript';
import type { Writer } from './writer';

export interface TextEditorProps {
  writer: Writer;
  onRun: (command: CommandName) => void;
}

/** The text: dictated, typed or both. */
export function TextEditor({ writer, onRun }: TextEditorProps) {
  const { past, present, future } = useStore(writer, (value) => value.history);
  const language = useStore(writer, (value) => value.settings.language);
  const isEmpty = present.text === '';
  const words = countWords(present.text);
  return (
    <StyledStack>
      <TextField
        label="Title"
        value={present.title}
        maxLength={MAX_TITLE_CHARACTERS}
        onChange={writer.rename}
      />
      <TextArea
        label="Text"
        hint="Edit it as you like; dictation goes on at the end."
        value={present.text}
        rows={8}
        maxLength={MAX_TEXT_CHARACTERS}
        lang={findLanguage(language)?.code}
        dir="auto"
        onChange={writer.type}
      />
      <Dimension>{words === 1 ? '1 word' : `${words} words`}</Dimension>
      <StyledToolbar>
        <Button
          category="border-sm"
          icon={<CopyIcon />}
          aria-disabled={isEmpty}
          onClick={() => onRun('copy')}
        >
          Copy text
        </Button>
        <Button
          category="icon"
          icon={<UndoIcon />}
          aria-disabled={past.length === 0}
          onClick={() => onRun('undo')}
        >
          Undo
        </Button>
        <Button
          category="icon"
          icon={<RedoIcon />}
          aria-disabled={future.length === 0}
          onClick={() => onRun('redo')}
        >
          Redo
        </Button>
        <Button category="icon" icon={<TrashIcon />} aria-disabled={isEmpty} onClick={() => onRun('clear')}>
          Clear all
        </Button>
      </StyledToolbar>
    </StyledStack>
  );
}

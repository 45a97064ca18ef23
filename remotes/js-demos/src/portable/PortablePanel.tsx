import { Button } from '@portfolio/design';
import { copyText, downloadFile } from '@portfolio/kit';
import { StyledHint, StyledStack, StyledToolbar, useAnnounce } from '@portfolio/kit/demo';
import { useRef, type ChangeEvent, type ReactNode } from 'react';
import { writeEnvelope } from './envelope';
import { MAX_LINK_CHARACTERS, toLinkHash } from './link';
import type { PortableKind, PortableResult } from './portableKind';
import { readFile } from './readFile';
import { useLinkImport } from './useLinkImport';

export interface PortablePanelProps<T> {
  kind: PortableKind<T>;
  value: T;
  /** Without extension, such as "front-door". */
  fileName: string;
  /** Accepts a creation from a file or link, as one undo step. */
  onImport: (value: T) => void;
  /** Other exports, such as a picture or a sound file. */
  children?: ReactNode;
}

/** Export, import and link of one creation. A refused file or link changes nothing and shows the reason. */
export function PortablePanel<T>({ kind, value, fileName, onImport, children }: PortablePanelProps<T>) {
  const announce = useAnnounce();
  const inputRef = useRef<HTMLInputElement>(null);

  function take(from: string, result: PortableResult<T>) {
    if (!result.isRead) {
      announce(`${result.reason} Your ${kind.label} has not changed.`, 'problem');
      return;
    }
    onImport(result.value);
    announce(`The ${kind.label} from ${from} is open. Undo brings back what was here.`);
  }

  useLinkImport(kind, (result) => take('the link', result));

  async function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // Lets the visitor choose the same file again after fixing it.
    target.value = '';
    if (file === undefined) return;
    take(file.name, await readFile(kind, file));
  }

  function handleExport() {
    const name = `${fileName}.${kind.kind}.json`;
    downloadFile(name, new Blob([writeEnvelope(kind, value)], { type: 'application/json' }));
    announce(`Exported ${name}.`);
  }

  async function handleLink() {
    const hash = toLinkHash(kind, value);
    if (hash === null) {
      announce(
        `A link holds ${MAX_LINK_CHARACTERS} characters, and this ${kind.label} needs more. Export a file instead.`,
        'problem',
      );
      return;
    }
    const { origin, pathname } = window.location;
    if (await copyText(origin + pathname + hash)) {
      announce('Link copied. It opens this page with what you made.');
      return;
    }
    // Without clipboard access the link is put into the address bar, to be copied from there.
    window.history.replaceState(window.history.state, '', hash);
    announce('The link is now in the address bar; copy it from there.');
  }

  return (
    <StyledStack data-gap="3">
      <StyledToolbar>
        <Button category="border-sm" onClick={handleExport}>
          Export file
        </Button>
        <Button category="border-sm" onClick={() => inputRef.current?.click()}>
          Import file
        </Button>
        <Button category="border-sm" onClick={() => void handleLink()}>
          Copy link
        </Button>
        {children}
        <input
          ref={inputRef}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={`File with a ${kind.label}`}
          onChange={(event) => void handleFile(event)}
        />
      </StyledToolbar>
      <StyledHint>
        Files can be up to {Math.round(kind.maxBytes / 1024)} KB. Nothing is sent anywhere: the link itself
        contains what you made.
      </StyledHint>
    </StyledStack>
  );
}

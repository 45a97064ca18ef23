import { Button, CopyIcon, TextArea } from '@portfolio/design';
import { useCopy } from '@portfolio/kit';
import { useEffect, useRef, useState } from 'react';
import type { RemoteEvent } from '@portfolio/contract';
import type { ActiveOverrides } from './activeOverrides';
import type { CompositionFacts } from '../composition/compositionFacts';
import { StyledQuiet } from './CompositionView.styles';
import { toReport } from './toReport';

interface CopyReportProps {
  facts: CompositionFacts;
  active: ActiveOverrides;
  events: readonly RemoteEvent[];
}

/** Copies everything needed to reproduce what this browser shows. */
export function CopyReport({ facts, active, events }: CopyReportProps) {
  const { status, copy } = useCopy();
  /** The report, if access to the clipboard was refused. */
  const [shown, setShown] = useState<string>();
  const textRef = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (shown === undefined) return;
    textRef.current?.focus();
    textRef.current?.select();
  }, [shown]);

  async function handleCopy() {
    const report = toReport({ facts, active, events, browser: describeBrowser(), nowMs: Date.now() });
    setShown((await copy(report)) ? undefined : report);
  }

  return (
    <>
      <StyledQuiet>
        Composition, pins with their hashes, overrides, browser and the last events, as Markdown. It says
        nothing about who you are; read it before you send it.
      </StyledQuiet>
      <Button category="border" icon={<CopyIcon />} onClick={() => void handleCopy()}>
        Copy report
      </Button>
      <StyledQuiet role="status">
        {status === 'copied' && 'The report is copied.'}
        {shown !== undefined &&
          'The browser did not allow the report to be copied. It is selected below, so you can copy it from there.'}
      </StyledQuiet>
      {shown !== undefined && (
        <TextArea ref={textRef} label="Report" readOnly rows={12} value={shown} onChange={() => {}} />
      )}
    </>
  );
}

/** Describes this browser for a report, line by line. Query and hash may be private and are left out. */
function describeBrowser(): readonly string[] {
  const { userAgent, languages, onLine } = navigator;
  return [
    userAgent,
    `${window.innerWidth} × ${window.innerHeight} px at ${window.devicePixelRatio}x, ${onLine ? 'online' : 'offline'}, ${languages.join(', ')}`,
    `Page: ${location.origin}${location.pathname}`,
  ];
}

import { useState } from 'react';

export type CopyStatus = 'idle' | 'copied' | 'failed';

/** Copies text. Where the browser refuses, or has no clipboard for this page, the status says so. */
export function useCopy() {
  const [status, setStatus] = useState<CopyStatus>('idle');

  async function copy(text: string): Promise<boolean> {
    // A second copy is news as well: the live region has to change before it can say the same again.
    setStatus('idle');
    try {
      await navigator.clipboard.writeText(text);
      setStatus('copied');
      return true;
    } catch {
      setStatus('failed');
      return false;
    }
  }

  return { status, copy };
}

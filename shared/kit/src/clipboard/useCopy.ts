import { useState } from 'react';
import { copyText } from './copyText';

/** The result of the last copy; idle before the first one and while one is running. */
export type CopyStatus = 'idle' | 'copied' | 'failed';

/**
 * Copies text and keeps the result, for a live region.
 *
 * @returns the result so far, and a function that copies; it resolves to false if the browser refused
 */
export function useCopy(): { status: CopyStatus; copy: (text: string) => Promise<boolean> } {
  const [status, setStatus] = useState<CopyStatus>('idle');

  async function copy(text: string): Promise<boolean> {
    // A live region announces changes only: without the reset, a second copy would be silent.
    setStatus('idle');
    const isCopied = await copyText(text);
    setStatus(isCopied ? 'copied' : 'failed');
    return isCopied;
  }

  return { status, copy };
}

import { useEffect, useState } from 'react';
import { toVtt, type Cue } from './cue';

/** Typing changes captions letter by letter; the film gets them when it rests. */
const REST_MS = 300;

/** Gives captions an address that a track element can load; null while there are none to give. */
export function useCaptionUrl(cues: readonly Cue[] | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  const text = cues === null ? null : toVtt(cues);

  useEffect(() => {
    if (text === null) return;
    let own: string | null = null;
    const timer = setTimeout(() => {
      own = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
      setUrl(own);
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      if (own !== null) URL.revokeObjectURL(own);
    };
  }, [text]);

  return text === null ? null : url;
}

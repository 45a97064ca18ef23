import { useEffect, useState } from 'react';
import { toVtt, type Cue } from './cue';

/** Typing changes captions letter by letter; the video is updated after a pause. */
const REST_MS = 300;

/** Creates a URL of the captions that a track element can load; null without captions. */
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

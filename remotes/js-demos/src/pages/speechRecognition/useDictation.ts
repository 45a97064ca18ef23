import { useStore } from '@portfolio/kit';
import { ALL_STATES, useForcedState } from '@portfolio/kit/demo';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStopWhenHidden } from '../../demo/useStopWhenHidden';
import { createDictation } from './dictation';
import { createSpeechSource } from './speechSource';
import { HIDDEN } from './trouble';

/** The recogniser, real or scripted, while the page is shown. */
export function useDictation(language: string, onPhrase: (text: string) => void) {
  const [source] = useState(createSpeechSource);
  const [dictation] = useState(() => createDictation(source.find));
  const [forced, force] = useForcedState(ALL_STATES);
  const actual = useStore(dictation, (value) => value.state);
  /** True if the real recogniser is to start once the state shown on purpose has been left. */
  const isStartWantedRef = useRef(false);

  const hear = useEffectEvent(onPhrase);
  useEffect(() => dictation.attach((text) => hear(text)), [dictation]);

  const startNow = useEffectEvent(() => dictation.start(language));
  useEffect(() => {
    source.simulate(forced);
    if (forced === null) {
      if (isStartWantedRef.current) startNow();
      isStartWantedRef.current = false;
      return;
    }
    if (forced === 'idle') dictation.stop();
    else startNow();
    return dictation.stop;
  }, [forced, source, dictation]);

  useStopWhenHidden(forced === null && actual === 'running', () => dictation.stop(HIDDEN));

  return {
    dictation,
    forced,
    force,
    actual,
    /** Listens to the real microphone, whatever was shown before. */
    start() {
      if (forced === null) {
        dictation.start(language);
        return;
      }
      isStartWantedRef.current = true;
      force(null);
    },
    stop() {
      if (forced === null) dictation.stop();
      else force(null);
    },
  };
}

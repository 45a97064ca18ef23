import { PortableRefusal, type PortableKind } from '../../portable/portableKind';
import { readList, readNumber, readObject, readText } from '../../portable/readData';
import { MAX_CUES, MAX_TEXT_CHARACTERS } from './captions';
import { SCENE } from './clip/scene';
import type { Cue } from './cue';

/** The captions of the clip, as a file or a link. */
export const CAPTIONS: PortableKind<readonly Cue[]> = {
  kind: 'captions',
  label: 'set of captions',
  version: 1,
  maxBytes: 16 * 1024,
  toData: (cues) => ({ cues }),
  fromData(data) {
    const { cues } = readObject(data, 'The set of captions');
    return readList(cues, 'The list of captions', MAX_CUES).map((item) => {
      const cue = readObject(item, 'A caption');
      const startS = readNumber(cue.startS, 'The start of a caption', 0, SCENE.durationS);
      const endS = readNumber(cue.endS, 'The end of a caption', 0, SCENE.durationS);
      const text = readText(cue.text, 'The text of a caption', MAX_TEXT_CHARACTERS).trim();
      if (endS <= startS)
        throw new PortableRefusal(`A caption ends at ${endS}, which is not after its start.`);
      if (text === '') throw new PortableRefusal('A caption has no text.');
      return { startS, endS, text };
    });
  },
};

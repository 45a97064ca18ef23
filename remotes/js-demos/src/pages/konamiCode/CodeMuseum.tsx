import { Button } from '@portfolio/design';
import { StyledHint, StyledStack, StyledToolbar } from '@portfolio/kit/demo';
import { useState } from 'react';
import { BugMuseum } from '../../demo/BugMuseum';
import { isOpenedByBuffer, pushToBuffer } from './classicBuffer';
import { CODE, advance, readInput } from './code';

const KEYS = 'ArrowUp ArrowUp ArrowDown ArrowDown ArrowLeft ArrowRight ArrowLeft ArrowRight b a'.split(' ');
const WITH_SHIFT = [...KEYS.slice(0, 8), 'Shift', 'B', 'A'];

function classicTrial(keys: readonly string[]) {
  const buffer = keys.reduce<readonly string[]>((row, key) => pushToBuffer(row, key, KEYS.length), []);
  return { isOpen: isOpenedByBuffer(buffer, KEYS), seen: buffer };
}

function fixedTrial(keys: readonly string[]) {
  const inputs = keys.flatMap(
    (key) => readInput({ key, repeat: false, ctrlKey: false, metaKey: false, altKey: false }) ?? [],
  );
  return { isOpen: inputs.reduce(advance, 0) === CODE.length, seen: inputs };
}

interface LockTrialProps {
  run: (keys: readonly string[]) => { isOpen: boolean; seen: readonly string[] };
}

function LockTrial({ run }: LockTrialProps) {
  const [result, setResult] = useState<ReturnType<LockTrialProps['run']> | null>(null);
  return (
    <StyledStack>
      <StyledToolbar>
        <Button category="border-sm" onClick={() => setResult(run(KEYS))}>
          Enter the bare keys
        </Button>
        <Button category="border-sm" onClick={() => setResult(run(WITH_SHIFT))}>
          Hold Shift for B and A
        </Button>
      </StyledToolbar>
      <div aria-live="polite">
        {result !== null && (
          <>
            <p>{result.isOpen ? 'It opens.' : 'It stays shut.'}</p>
            <StyledHint>Compared: {result.seen.join(', ')}</StyledHint>
          </>
        )}
      </div>
    </StyledStack>
  );
}

/** The code that is broken by any other key. */
export function CodeMuseum() {
  return (
    <BugMuseum
      title="The key that breaks the code"
      fault="The classic version keeps the names of the last ten keys and compares them with the code. Every key counts, so holding Shift for a capital letter, or Caps Lock, or a key that repeats because it is held, pushes the code out of the list."
      remedy="Fixed: only six inputs count. Every other key is ignored, a capital is the same letter, and after a wrong input the page keeps whatever may still be the start of the code."
      classic={<LockTrial run={classicTrial} />}
      fixed={<LockTrial run={fixedTrial} />}
    />
  );
}

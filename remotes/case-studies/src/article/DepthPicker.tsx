import { RadioGroup } from '@portfolio/design';
import { countStudyWords, type Depth } from './depth';
import type { Study } from './study';

interface DepthPickerProps {
  study: Study;
  depth: Depth;
  onChange: (depth: Depth) => void;
}

/** Chooses how much of the text to show: native radio buttons. */
export function DepthPicker({ study, depth, onChange }: DepthPickerProps) {
  const options = [
    { value: '30s', label: '30 seconds' },
    { value: '5min', label: '5 minutes' },
    { value: 'all', label: `All, ${countStudyWords(study, 'all').toLocaleString('en-GB')} words` },
  ] as const satisfies readonly { value: Depth; label: string }[];
  return (
    <RadioGroup look="segments" label="Reading depth" options={options} value={depth} onChange={onChange} />
  );
}

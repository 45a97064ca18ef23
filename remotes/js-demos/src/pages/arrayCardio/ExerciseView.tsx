import { SelectField } from '@portfolio/design';
import { StyledPanels, StyledStack, useAnnounce } from '@portfolio/kit/demo';
import { useEffect, useMemo, useRef, useState } from 'react';
import { DATA, EMPTY_DATA } from './data';
import { defaultChosen, type Exercise } from './exercise';
import { StyledCodeBox, StyledDetails, StyledSubTitle } from './ExerciseView.styles';
import { OutputView } from './OutputView';
import { runToOutput, toOutput, type Output } from './output';
import { StepWalk } from './StepWalk';

export interface ExerciseViewProps {
  exercise: Exercise;
  isEmpty: boolean;
}

function toCaption(output: Output): string {
  if (output.kind !== 'table') return 'Result';
  return output.rows.length === 1 ? 'Result, 1 row' : `Result, ${output.rows.length} rows`;
}

/** Short, for screen readers: the rows of a table are there to be read. */
function toSummary(output: Output): string {
  return output.kind === 'table' ? toCaption(output) : `${toCaption(output)}: ${output.text}`;
}

/** Announces every output but the first. */
function useAnnouncedOutput(output: Output): void {
  const announce = useAnnounce();
  const last = useRef(output);
  useEffect(() => {
    if (last.current === output) return;
    last.current = output;
    announce(toSummary(output));
  }, [announce, output]);
}

/** One exercise: task, choices, code, result and the input list. */
export function ExerciseView({ exercise, isEmpty }: ExerciseViewProps) {
  const [chosen, setChosen] = useState(() => defaultChosen(exercise));
  const data = isEmpty ? EMPTY_DATA : DATA;
  const output = useMemo(() => runToOutput(() => exercise.run(data, chosen)), [exercise, data, chosen]);
  useAnnouncedOutput(output);
  const steps = useMemo(() => exercise.toSteps?.(data, chosen), [exercise, data, chosen]);

  return (
    <StyledStack data-gap="5">
      <h3>{exercise.task}</h3>
      {exercise.choices.length > 0 && (
        <StyledPanels data-min-rem="12" style={{ marginBlockStart: 0 }}>
          {exercise.choices.map(({ name, label, options }) => (
            <SelectField
              key={name}
              label={label}
              value={chosen[name] ?? ''}
              options={options}
              onChange={(value) => setChosen({ ...chosen, [name]: value })}
            />
          ))}
        </StyledPanels>
      )}
      <StyledCodeBox tabIndex={0} role="region" aria-label="Code">
        <code>{exercise.toCode(chosen)}</code>
      </StyledCodeBox>
      <OutputView key={exercise.id} output={output} caption={toCaption(output)} />
      {steps !== undefined && (
        <div>
          <StyledSubTitle>Step through it</StyledSubTitle>
          <StepWalk key={exercise.id} steps={steps} />
        </div>
      )}
      <StyledDetails>
        <summary>The list that goes in: {exercise.input}</summary>
        <OutputView output={toOutput(data[exercise.input])} caption={exercise.input} />
      </StyledDetails>
    </StyledStack>
  );
}

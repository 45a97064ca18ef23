import { Checkbox, listenToAddress, SelectField } from '@portfolio/design';
import { useAnnounce } from '@portfolio/kit/demo';
import { useEffect, useState } from 'react';
import { StyledBoard, StyledChoice, StyledChoices, StyledNarrow } from './ExerciseBoard.styles';
import type { Exercise } from './exercise';
import { EXERCISES } from './exercises';
import { ExerciseView } from './ExerciseView';

const PARAMETER = 'exercise';

/** Keeps the rest of the address. */
function writeAddress(id: string | null): void {
  const parameters = new URLSearchParams(window.location.search);
  if (id === null) parameters.delete(PARAMETER);
  else parameters.set(PARAMETER, id);
  const { pathname, hash } = window.location;
  const query = parameters.toString();
  window.history.replaceState(window.history.state, '', pathname + (query && `?${query}`) + hash);
}

/** The list of exercises next to the open one. */
export function ExerciseBoard() {
  const announce = useAnnounce();
  const [openId, setOpenId] = useState(EXERCISES[0]?.id);
  const [isEmpty, setIsEmpty] = useState(false);
  const exercise = EXERCISES.find(({ id }) => id === openId);

  useEffect(() => {
    const read = () => {
      const asked = new URLSearchParams(window.location.search).get(PARAMETER);
      const found = EXERCISES.find(({ id }) => id === asked);
      if (found) setOpenId(found.id);
      // A link that is copied from here must be valid.
      else if (asked !== null) writeAddress(null);
    };
    read();
    return listenToAddress(read);
  }, []);

  function open(id: string) {
    setOpenId(id);
    writeAddress(id);
  }

  function handleChoose({ id, task }: Exercise) {
    open(id);
    announce(`Open: ${task}`);
  }

  return (
    <StyledBoard>
      <div>
        <StyledNarrow>
          <SelectField
            label="Exercise"
            value={exercise?.id ?? ''}
            options={EXERCISES.map(({ id, method, task }, index) => ({
              value: id,
              label: `${index + 1} ${method}: ${task}`,
            }))}
            onChange={open}
          />
        </StyledNarrow>
        <StyledChoices aria-label="Exercises">
          {EXERCISES.map((choice, index) => (
            <li key={choice.id}>
              <StyledChoice
                type="button"
                aria-current={choice.id === exercise?.id}
                onClick={() => handleChoose(choice)}
              >
                <span aria-hidden="true">{index + 1}</span>
                <span>
                  <code>{choice.method}</code>
                  {choice.task}
                </span>
              </StyledChoice>
            </li>
          ))}
        </StyledChoices>
      </div>
      {exercise !== undefined && <ExerciseView key={exercise.id} exercise={exercise} isEmpty={isEmpty} />}
      <Checkbox label="Run on empty lists" isChecked={isEmpty} onChange={setIsEmpty} />
    </StyledBoard>
  );
}

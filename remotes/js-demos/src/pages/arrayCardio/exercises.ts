import type { Exercise } from './exercise';
import { INVENTOR_EXERCISES } from './inventorExercises';
import { QUESTION_EXERCISES } from './questionExercises';
import { TEXT_EXERCISES } from './textExercises';

/** All exercises, from easy to less easy. */
export const EXERCISES: readonly Exercise[] = [
  ...INVENTOR_EXERCISES,
  ...TEXT_EXERCISES,
  ...QUESTION_EXERCISES,
];

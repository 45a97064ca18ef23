import { createHistory } from '@portfolio/kit/history';
import { recordContinuous } from './recordContinuous';

test('a continuous change is one undo step', () => {
  let history = recordContinuous(createHistory('a'), 'ab', false);
  history = recordContinuous(history, 'abc', true);

  expect(history).toEqual({ past: ['a'], present: 'abc', future: [] });
});

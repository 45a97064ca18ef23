import type { Excerpt } from '../../demo-page/CodeExcerpt';

export const excerpt: Excerpt = {
  file: 'loadJson.ts',
  code: `
  const response = await api.fetch(url, { signal: attempt.signal });
  if (!response.ok) throw toHttpProblem(response.status);
  // The time still runs: a body may hang just as well as an answer.
  return await response.json();
} catch (error) {
  if (error instanceof RequestProblem) throw error;
  if (signal.aborted) throw new RequestProblem('aborted');
  if (isLate) throw new RequestProblem('timeout');
  if (error instanceof SyntaxError) throw new RequestProblem('malformed');
`,
  notes: [
    {
      at: 'attempt.signal',
      text: 'Thrown by the visitor’s stop as well as by the clock of this attempt.',
    },
    {
      at: '!response.ok',
      text: 'fetch is content with any answer. An error page from the server arrives as a success.',
    },
    {
      at: 'await response.json()',
      text: 'Without await the function would be left before the body is read, and with it the time-out.',
    },
    {
      at: 'signal.aborted',
      text: 'Asked before the clock: whoever stopped the request need not read of a time-out.',
    },
  ],
};

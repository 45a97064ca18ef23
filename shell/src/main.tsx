// Evaluated in this task, the largest part of what follows.
import 'react-dom/client';

/**
 * Lets the browser paint and handle input between the framework and the shell: evaluated in one task, they would
 * block a slow phone for longer than an interaction may take.
 */
setTimeout(async () => {
  const { startShell } = await import(/* webpackMode: "eager" */ './startShell');
  await startShell();
});

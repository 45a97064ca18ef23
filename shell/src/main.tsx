// Imported here so that it is evaluated in this task: it is the largest module of the start.
import 'react-dom/client';
import { runInNextTask } from './loading/runInNextTask';

async function start(): Promise<void> {
  const { startShell } = await import(/* webpackMode: "eager" */ './startShell');
  await startShell();
}

// Between the framework and the shell the browser can paint and handle input: evaluated in one task, they would block a
// slow phone for longer than an interaction may take.
runInNextTask(() => void start());

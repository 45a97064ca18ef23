// Imported here so that it is evaluated in this task: it is the largest module of the start.
import 'react-dom/client';
import { runInNextTask } from './loading/runInNextTask';

async function start(): Promise<void> {
  const { startShell } = await import(/* webpackMode: "eager" */ './startShell');
  runInNextTask(() => void startShell());
}

// Between the framework, the shell and its start, the browser can paint and handle input: in one task, they would block
// a slow phone for longer than an interaction may take.
runInNextTask(() => void start());

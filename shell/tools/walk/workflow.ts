import fs from 'node:fs';
import { SiteError } from '@portfolio/contract';
import { parse } from 'yaml';
import { runIn } from './runIn';

interface WorkflowStep {
  name?: string;
  run?: string;
  uses?: string;
  with?: Readonly<Record<string, unknown>>;
  env?: Readonly<Record<string, string>>;
}

/** A GitHub Actions workflow, limited to the parts that are used here. */
export interface Workflow {
  jobs: Readonly<Record<string, { env?: Readonly<Record<string, string>>; steps: readonly WorkflowStep[] }>>;
}

/** Reads a workflow. */
export function readWorkflow(file: string): Workflow {
  return parse(fs.readFileSync(file, 'utf8')) as Workflow;
}

interface RunOptions {
  folder: string;
  environment: NodeJS.ProcessEnv;
  /** Values of expressions, such as `vars.PORTFOLIO_REGISTRY`. */
  values: Readonly<Record<string, string>>;
  /** Commands that have been run already, such as `npm ci`. */
  done?: readonly string[];
}

/**
 * Runs the commands of a job in order, as GitHub's runner does: with `bash -e` and their environment variables. Actions
 * (`uses`) are skipped: their results exist already.
 *
 * @returns the output of each command
 * @throws {SiteError} code `WALK_FAILED` if a command fails, or an expression has no value here
 */
export async function runJob({ jobs }: Workflow, name: string, options: RunOptions): Promise<string[]> {
  const job = jobs[name];
  if (job === undefined)
    throw new SiteError(`Failed to continue the walk: no job "${name}". Correct its name.`, 'WALK_FAILED');
  const printed: string[] = [];
  for (const { run, env = {} } of job.steps) {
    if (run === undefined || options.done?.includes(run) === true) continue;
    const own = Object.entries({ ...job.env, ...env }).map(([key, text]) => [
      key,
      fill(text, options.values),
    ]);
    const environment = { ...options.environment, ...(Object.fromEntries(own) as Record<string, string>) };
    printed.push(await runIn(options.folder, environment, 'bash', '-e', '-o', 'pipefail', '-c', run));
  }
  return printed;
}

/** Replaces expressions; of several alternatives, the first one with a value is used. */
function fill(text: string, values: RunOptions['values']): string {
  return text.replace(/\$\{\{\s*(.+?)\s*\}\}/g, (_whole, expression: string) => {
    const value = expression
      .split(/\s*\|\|\s*/)
      .map((one) => values[one])
      .find((one) => one !== undefined);
    if (value === undefined)
      throw new SiteError(
        `Failed to continue the walk: the workflow asks for ${expression}. Give it a value in walk.ts.`,
        'WALK_FAILED',
      );
    return value;
  });
}

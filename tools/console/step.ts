import { spawn } from 'node:child_process';
import { styleText } from 'node:util';
import type { Variables } from '#tools/environment';
import { formatSeconds, indent, messageOf } from './format';
import { scriptOf } from './script-of';

/** One thing to do that can fail, shown as one line. */
export interface Step {
  readonly name: string;
  /** Rejects, or resolves with ok: false, when it failed. */
  run(): Promise<StepOutcome>;
}

export interface StepOutcome {
  readonly ok: boolean;
  /** Shown below the line when it failed. */
  readonly output?: string;
  /** Shown on the line, such as why nothing was done. */
  readonly note?: string;
}

export interface CommandOutcome extends StepOutcome {
  readonly output: string;
}

export interface StepResult extends StepOutcome {
  readonly name: string;
}

/** A step that runs an installed command, such as `oxlint`, and fails when that does. */
export function commandStep(name: string, command: string, args: readonly string[]): Step {
  return { name, run: () => runCommand(command, args) };
}

/** Runs an installed command, or npm, to its end and gathers its output. The variables are passed beside this process's. */
export function runCommand(
  command: string,
  args: readonly string[],
  variables: Variables = {},
): Promise<CommandOutcome> {
  return runNode([scriptOf(command), ...args], variables);
}

/** Runs a script, named by the first argument, in a Node of its own, and gathers its output. */
export function runNode(args: readonly string[], variables: Variables = {}): Promise<CommandOutcome> {
  return runProgram(process.execPath, args, variables);
}

/** Runs a program of this machine to its end and gathers its output. The variables are passed beside this process's. */
export function runProgram(
  program: string,
  args: readonly string[],
  variables: Variables = {},
): Promise<CommandOutcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env: { ...process.env, ...variables, FORCE_COLOR: '0', NO_COLOR: '1' } });
    let output = '';
    const gather = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', gather);
    child.stderr.on('data', gather);
    child.on('error', reject);
    child.on('close', (code) => resolve({ ok: code === 0, output: output.trim() }));
  });
}

/** Runs steps, a few at a time, and prints each one as it ends. A failing step does not keep the others from running. */
export async function runSteps(steps: readonly Step[], atOnce: number): Promise<readonly StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, steps.length) }, work));
  return results;
}

/** Runs one step and prints how it went. */
export async function runStep(step: Step): Promise<StepResult> {
  const started = performance.now();
  const outcome = await step.run().catch((error: unknown): StepOutcome => ({ ok: false, output: messageOf(error) }));
  const mark = outcome.ok ? styleText('green', '✓') : styleText('red', '✗');
  const note = outcome.note === undefined ? '' : ` (${outcome.note})`;
  console.log(`  ${mark} ${step.name}${note} ${styleText('dim', formatSeconds(performance.now() - started))}`);
  if (!outcome.ok && outcome.output) console.log(indent(outcome.output));
  return { name: step.name, ...outcome };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, chmodSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Variables } from '#tools/environment';
import { type BuiltImage, forgotten } from './build-image';

/** Milliseconds between two questions whether it is well, and until it has to be. */
const [INTERVAL, DEADLINE] = [500, 120_000];

/** The user nobody, who owns no file of an image, and may write where everybody may. */
const NOBODY = 65_534;

/** Runs a command of an image to its end. Rejects with what it has printed when it fails. */
export async function runInImage(image: BuiltImage, command: readonly string[], variables: Variables): Promise<void> {
  const { child, output } = start(image, command, variables);
  const code = await new Promise<number | null>((done) => child.once('close', done));
  if (code !== 0) throw new Error(`${command.join(' ')} failed:\n${output()}`);
}

/**
 * Starts a command of an image and asks its health check until it is well. Resolves with what stops it; rejects with what it has
 * printed when it ends, or is not well within two minutes.
 */
export async function startImage(
  image: BuiltImage,
  command: readonly string[],
  variables: Variables,
): Promise<() => Promise<void>> {
  const { child, output } = start(image, command, variables);
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const stop = (): Promise<void> => {
    child.kill('SIGTERM');
    return ended;
  };
  const deadline = Date.now() + DEADLINE;
  for (;;) {
    const isWell = await runInImage(image, image.healthcheck, variables).then(
      () => true,
      () => false,
    );
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${command.join(' ')} ended:\n${output()}`);
    if (isWell) return stop;
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`${command.join(' ')} was not well after two minutes:\n${output()}`);
    }
    await pause(INTERVAL);
  }
}

/**
 * Started by root, it runs as nobody, who can write to no file of the image but where the image lets everybody: as in a file
 * system that is read alone.
 */
function start(
  image: BuiltImage,
  [program = '', ...args]: readonly string[],
  variables: Variables,
): { readonly child: ChildProcess; readonly output: () => string } {
  const temporary = join(image.root, 'tmp');
  mkdirSync(temporary, { recursive: true });
  chmodSync(temporary, 0o1777);
  const plain = Object.fromEntries(Object.entries(process.env).filter(([name]) => !forgotten().includes(name)));
  const child = spawn(program, args, {
    cwd: image.directory,
    env: { ...plain, ...image.variables, HOME: '/nonexistent', TMPDIR: temporary, ...variables },
    ...(process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output };
}

import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Variables } from '#src/config/settings';

/** Something that was started and can be stopped. */
export interface Running {
  stop(): Promise<void>;
}

export interface RunningChild extends Running {
  /** The first message that it sent: it is ready then. */
  readonly said: string;
  readonly process: ChildProcess;
}

/** Starts an entry point of the engine as a process of its own. Rejects when it ends before it says that it is ready. */
export function startChild(name: string, variables: Variables, args: readonly string[] = []): Promise<RunningChild> {
  const child = forked(name, variables, args);
  return new Promise((resolve, reject) => {
    const onEnd = (): void => reject(new Error(`The ${name} did not start.`));
    child.once('exit', onEnd);
    child.once('message', (said) => {
      child.off('exit', onEnd);
      resolve({ said: typeof said === 'string' ? said : '', process: child, stop: () => letGo(child) });
    });
  });
}

/** Runs an entry point of the engine to its end. Rejects when it fails. */
export function runChild(name: string, variables: Variables, args: readonly string[] = []): Promise<void> {
  const child = forked(name, variables, args);
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The step "${name}" failed.`))));
  });
}

/** Detached, so that Ctrl-C reaches the one that started it, which stops everything in order. */
function forked(name: string, variables: Variables, args: readonly string[]): ChildProcess {
  return fork(join(__dirname, `../${name}.js`), args, {
    // The own PostgreSQL and all that talks to it keep their moments in UTC, wherever this machine is.
    env: { ...variables, TZ: 'UTC' },
    detached: true,
    stdio: 'inherit',
    // Vendure asks a connection again before it has answered, of which the driver warns in each process.
    execArgv: ['--disable-warning=DeprecationWarning'],
  });
}

/** Ends a child by ending the talk with it. Resolves when it has gone. */
function letGo(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    if (child.connected) child.disconnect();
    else child.kill('SIGTERM');
  });
}

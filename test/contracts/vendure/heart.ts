import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { ENGINE } from '#tools/engine/install-engine';
import type { Variables } from '#tools/environment';

/** A process of the engine that does the due work on each day that it is told, as a worker does on real days. */
export class Heart {
  private constructor(private readonly child: ChildProcess) {}

  /** Rejects when it ends before it is ready. */
  static async start(variables: Variables): Promise<Heart> {
    const child = fork(join(process.cwd(), ENGINE, 'dist/test/support/delivering-process.js'), [], {
      cwd: ENGINE,
      env: { ...process.env, ...variables },
      execArgv: ['--disable-warning=DeprecationWarning'],
    });
    const heart = new Heart(child);
    await heart.said();
    return heart;
  }

  /** Does the due work until the end of a day. Rejects when the process ends before it is done. */
  async beat(day: string): Promise<void> {
    this.child.send(day);
    await this.said();
  }

  /** Ends it with `kill -9`, whatever it is doing; resolves when it has gone. */
  kill(): Promise<void> {
    return this.end(() => this.child.kill('SIGKILL'));
  }

  close(): Promise<void> {
    return this.end(() => this.child.disconnect());
  }

  private end(how: () => void): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      this.child.once('exit', () => resolve());
      how();
    });
  }

  private said(): Promise<void> {
    return new Promise((resolve, reject) => {
      const onEnd = (): void => reject(new Error('The process that makes deliveries has ended.'));
      this.child.once('exit', onEnd);
      this.child.once('message', () => {
        this.child.off('exit', onEnd);
        resolve();
      });
    });
  }
}

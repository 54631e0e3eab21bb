import { describe, expect, it } from 'vitest';
import { WebLocksTabLock } from '#src/infrastructure/browser/web-locks-tab-lock';

/** As much of the Web Locks API as one name needs. */
class OneLock {
  private held: Promise<unknown> | undefined;

  async request(name: string, ...rest: readonly unknown[]): Promise<unknown> {
    const callback = rest.at(-1) as (lock: Lock | null) => Promise<unknown>;
    const isImpatient = rest.length > 1;
    if (isImpatient && this.held) return callback(null);
    while (this.held) await this.held;
    const lock: Lock = { name, mode: 'exclusive' };
    const run = callback(lock);
    this.held = run.then(
      () => (this.held = undefined),
      () => (this.held = undefined),
    );
    return run;
  }
}

const forbidden = () => new DOMException('Access is denied for this document.', 'SecurityError');

const subjects = {
  'the Web Locks API': () => {
    const lock = new OneLock() as unknown as LockManager;
    return new WebLocksTabLock(() => lock);
  },
  'a browser without it': () => new WebLocksTabLock(() => undefined),
  'a browser that refuses every lock': () =>
    new WebLocksTabLock(() => ({ request: () => Promise.reject(forbidden()) }) as unknown as LockManager),
  'a browser that forbids even asking': () =>
    new WebLocksTabLock(() => {
      throw forbidden();
    }),
};

describe.each(Object.entries(subjects))('Taking turns with %s', (_name, make) => {
  it('runs one task after the other, in the order in which they asked', async () => {
    const tabLock = make();
    const log: string[] = [];
    const task = (name: string) => async () => {
      log.push(`${name} begins`);
      await Promise.resolve();
      log.push(`${name} ends`);
    };
    await Promise.all([tabLock.runExclusive('cart', task('first')), tabLock.runExclusive('cart', task('second'))]);
    expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('tells a task whether it has waited', async () => {
    const tabLock = make();
    const waited = ({ hasWaited }: { readonly hasWaited: boolean }) => Promise.resolve(hasWaited);
    expect(await Promise.all([tabLock.runExclusive('cart', waited), tabLock.runExclusive('cart', waited)])).toEqual([
      false,
      true,
    ]);
    expect(await tabLock.runExclusive('cart', waited)).toBe(false);
  });

  it('goes on after a task that failed, whose failure is its own', async () => {
    const tabLock = make();
    const failing = tabLock.runExclusive('cart', () => Promise.reject(new Error('refused')));
    const next = tabLock.runExclusive('cart', () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('refused');
    expect(await next).toBe('done');
  });

  it('runs a task once, also one that fails as a browser does that forbids something', async () => {
    const tabLock = make();
    let runs = 0;
    const failing = tabLock.runExclusive('cart', () => {
      runs += 1;
      return Promise.reject(forbidden());
    });
    await expect(failing).rejects.toThrow('Access is denied');
    expect(runs).toBe(1);
  });
});

import type { TabLock, Turn } from '#src/application/ports/browser/tab-lock';

/** Takes turns among all that share this object: pass the same one to two tabs to have them take turns. */
export class InOrderTabLock implements TabLock {
  private readonly lastTurns = new Map<string, Promise<unknown>>();

  runExclusive<T>(name: string, task: (turn: Turn) => Promise<T>): Promise<T> {
    const last = this.lastTurns.get(name);
    const run = () => task({ hasWaited: last !== undefined });
    const turn = (last ?? Promise.resolve()).then(run, run);
    this.lastTurns.set(name, turn);
    const leave = () => {
      if (this.lastTurns.get(name) === turn) this.lastTurns.delete(name);
    };
    turn.then(leave, leave);
    return turn;
  }
}

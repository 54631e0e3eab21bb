import type { ExclusiveAccess } from '../../../src/application/ports/browser/exclusive-access';

/** Takes turns within whatever shares this object: hand the same one to two tabs to have them take turns. */
export class InOrderExclusiveAccess implements ExclusiveAccess {
  private readonly lastTurns = new Map<string, Promise<unknown>>();

  run<T>(name: string, task: () => Promise<T>): Promise<T> {
    const last = this.lastTurns.get(name) ?? Promise.resolve();
    const turn = last.then(task, task);
    this.lastTurns.set(name, turn);
    return turn;
  }
}

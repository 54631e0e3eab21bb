import { hasCode, isUncertain } from '#src/application/ports/gateway-error';

/**
 * Remembers which calls got no answer, for as long as this page lives. Such a call may have been made: its repetition is then refused,
 * because there is nothing left to do, and that is no failure for the shopper who presses again.
 */
export class UnansweredCalls {
  private readonly names = new Set<string>();

  /**
   * Runs a call, and tells it whether the last one of its name got no answer. A lock leaves that open: the call that holds it may
   * be the one without an answer. Rejects as the call does.
   */
  async run<T>(name: string, call: (isRepeated: boolean) => Promise<T>): Promise<T> {
    const isRepeated = this.names.delete(name);
    try {
      return await call(isRepeated);
    } catch (error) {
      if (isUncertain(error) || (isRepeated && hasCode(error, 'locked'))) this.names.add(name);
      throw error;
    }
  }
}

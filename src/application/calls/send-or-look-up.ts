import { isUncertain } from '#src/application/ports/gateway-error';

interface Sending<State> {
  readonly send: () => Promise<State>;
  /**
   * Reads the current state from the server; undefined when it cannot be read, or when the failure leaves no doubt. Called
   * after every failure, so that the owner of the state gets the current one.
   */
  readonly lookUp: (failure: unknown) => Promise<State | undefined>;
  /** True when the state shows that the change was made. */
  readonly isDone: (after: State) => boolean;
}

/**
 * Sends a change whose response may get lost. It is never sent twice: when the result is unknown, the server's state
 * decides. Rejects with the failure of the send.
 */
export async function sendOrLookUp<State>({ send, lookUp, isDone }: Sending<State>): Promise<State> {
  try {
    return await send();
  } catch (error) {
    const after = await lookUp(error);
    if (after === undefined || !isUncertain(error) || !isDone(after)) throw error;
    return after;
  }
}

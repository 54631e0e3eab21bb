import { isUncertain } from '#src/application/ports/gateway-error';

interface Sending<State> {
  readonly send: () => Promise<State>;
  /**
   * What the server has now; undefined when it cannot be had, or when the failure leaves no doubt. Asked after every
   * failure, so that who keeps the state learns the truth.
   */
  readonly lookUp: (failure: unknown) => Promise<State | undefined>;
  /** Whether the state shows that the change was made. */
  readonly isDone: (after: State) => boolean;
}

/**
 * Sends a change whose answer may get lost. It is never sent twice: when nobody knows whether it was made, the server's
 * state decides. Rejects with the failure of the send.
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

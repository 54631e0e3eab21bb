import { isUncertain } from '#src/application/ports/gateway-error';

interface Sending<State> {
  readonly send: () => Promise<State>;
  /** Called after every failure. Undefined when the state cannot be read, or when the failure leaves no doubt. */
  readonly lookUp: (failure: unknown) => Promise<State | undefined>;
  readonly isDone: (after: State) => boolean;
}

/** Never sent twice: when the result is unknown, the server's state decides. Rejects with the failure of the send. */
export async function sendOrLookUp<State>({ send, lookUp, isDone }: Sending<State>): Promise<State> {
  try {
    return await send();
  } catch (error) {
    const after = await lookUp(error);
    if (after === undefined || !isUncertain(error) || !isDone(after)) throw error;
    return after;
  }
}

import { setImmediate as nextTurn } from 'node:timers/promises';

/** The network itself: a browser puts its own in this place. */
const send = globalThis.fetch;

/** Turns in which everything that follows an answer without a further call has come to an end. */
const calmTurns = 5;

/** The network of a browser, which knows whether anything is under way. An answer has arrived when all of it has. */
export class CountedNetwork {
  /** The number of calls that were sent. */
  calls = 0;
  private underWay = 0;

  readonly fetch: typeof globalThis.fetch = (...request) => {
    this.calls += 1;
    return this.during(wholeAnswer(...request));
  };

  /** Counts slow work outside of the network as well, such as the hashes of the provider's client. */
  async during<T>(work: Promise<T>): Promise<T> {
    this.underWay += 1;
    try {
      return await work;
    } finally {
      this.underWay -= 1;
    }
  }

  /** Resolves when nothing is under way and nothing follows from earlier work. */
  async quiet(): Promise<void> {
    for (let calm = 0; calm < calmTurns; calm += 1) {
      await nextTurn();
      if (this.underWay > 0) calm = 0;
    }
  }

  /** Resolves to true when a call is on its way, to false when nothing came of the actions before. */
  async busy(): Promise<boolean> {
    for (let turn = 0; turn < calmTurns && this.underWay === 0; turn += 1) await nextTurn();
    return this.underWay > 0;
  }
}

async function wholeAnswer(...request: Parameters<typeof globalThis.fetch>): Promise<Response> {
  const answer = await send(...request);
  const { status, statusText, headers } = answer;
  const body = await answer.arrayBuffer();
  return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers });
}

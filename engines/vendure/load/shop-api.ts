/** Opens an order to its caller. */
export interface OrderKey {
  readonly number: string;
  readonly token: string;
}

/** One call, whatever it answered. */
export interface CallTime {
  readonly name: string;
  readonly milliseconds: number;
}

/** A refusal of the shop API, with its code. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Tells that the outcome of a call is unknown. */
export class LostCall extends Error {}

interface Answer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

/** Milliseconds after which a call is given up. */
const timeout = 60_000;
const betweenAttempts = 100;
/** Milliseconds for which a server that broke off is left alone. */
const restBetween = 5000;
const attempts = 200;

/**
 * Calls the shop API as a proxy in front of several servers lets it be called: one after the other, without the dead. Of a
 * hundred calls that are done, the answers of `lostAnswers` never arrive.
 */
export class ShopApi {
  readonly times: CallTime[] = [];
  /** Calls that had to be sent again, by why. */
  readonly repeated = { locked: 0, lost: 0 };
  readonly #restUntil = new Map<string, number>();
  #turn = 0;

  constructor(
    private readonly servers: readonly [string, ...string[]],
    private readonly lostAnswers = 0,
  ) {}

  /**
   * Sends one call once. Rejects with a Refusal, or with LostCall when the connection broke: then only the order itself tells
   * whether it was done.
   */
  async once<T>(name: string, query: string, variables: object, key?: OrderKey): Promise<T> {
    const started = performance.now();
    const answer = await this.send(this.nextServer(), JSON.stringify({ query, variables }), key);
    this.times.push({ name, milliseconds: performance.now() - started });
    if (Math.random() * 100 < this.lostAnswers) throw new LostCall(`The answer to ${name} got lost.`);
    const [error] = answer.errors ?? [];
    if (error) throw new Refusal(error.extensions?.code ?? 'UNKNOWN', `${name}: ${error.message}`);
    return answer.data?.[name] as T;
  }

  /** Sends a repeatable call until it is answered and no other caller holds the order. */
  async call<T>(name: string, query: string, variables: object, key?: OrderKey): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.once<T>(name, query, variables, key);
      } catch (error) {
        if (attempt === attempts || !this.countRetry(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, betweenAttempts));
      }
    }
  }

  /** Counts a failure after which a call is sent again; false for any other. */
  countRetry(error: unknown): boolean {
    if (error instanceof LostCall) this.repeated.lost += 1;
    else if (error instanceof Refusal && error.code === 'ORDER_LOCKED') this.repeated.locked += 1;
    else return false;
    return true;
  }

  private nextServer(): string {
    const now = performance.now();
    const awake = this.servers.filter((server) => (this.#restUntil.get(server) ?? 0) <= now);
    this.#turn += 1;
    return awake[this.#turn % awake.length] ?? this.servers[0];
  }

  private async send(server: string, body: string, key: OrderKey | undefined): Promise<Answer> {
    const headers = {
      'content-type': 'application/json',
      ...(key && { 'x-order-number': key.number, 'x-order-token': key.token }),
    };
    try {
      const response = await fetch(`${server}/shop-api`, {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.timeout(timeout),
      });
      return (await response.json()) as Answer;
    } catch (error) {
      this.#restUntil.set(server, performance.now() + restBetween);
      throw new LostCall(`${server} broke off`, { cause: error });
    }
  }
}

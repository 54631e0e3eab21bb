import type { Step } from './purchase';
import { stepNames } from './purchase';
import type { CallTime } from './shop-api';

/** A purchase that somebody makes. */
export interface Bought {
  readonly steps: readonly Step[];
  /** Pays on the page of the payment, once the step that opens it is done. */
  after?(): Promise<void>;
}

/** A number of shoppers, and how many of them buy at the same moment. */
export interface Crowd {
  readonly shoppers: number;
  readonly atOnce: number;
}

/** The times of all steps of a crowd, and the seconds that all of it took. */
export interface CrowdTimes {
  readonly times: readonly CallTime[];
  readonly seconds: number;
}

/** Lets shoppers buy the same goods at the same moment, each one purchase. */
export async function crowd({ shoppers, atOnce }: Crowd, begin: () => Bought): Promise<CrowdTimes> {
  const times: CallTime[] = [];
  const waiting = Array.from({ length: shoppers }, begin);
  const serve = async (): Promise<void> => {
    for (let bought = waiting.shift(); bought; bought = waiting.shift()) {
      for (const [name, run] of bought.steps) {
        const { milliseconds } = await timed(run);
        times.push({ name, milliseconds });
        if (name === stepNames.page) await bought.after?.();
      }
    }
  };
  const { milliseconds } = await timed(() => Promise.all(Array.from({ length: atOnce }, serve)));
  return { times, seconds: milliseconds / 1000 };
}

/** Seconds for which pages read. */
const readingTakes = 10;

/** Says how many times a second so many pages at once read the prices and stock of these goods from a server. */
export async function readsASecond(server: string, atOnce: number, skus: readonly string[]): Promise<number> {
  const query = 'query ($skus: [String!]!) { offers(skus: $skus) { id sku price onHand isBackorderable weight } }';
  const asked = new URLSearchParams({ query, variables: JSON.stringify({ skus }) });
  const end = performance.now() + readingTakes * 1000;
  let reads = 0;
  const read = async (): Promise<void> => {
    while (performance.now() < end) {
      const answer = await fetch(`${server}/shop-api?${asked.toString()}`, {
        headers: { 'apollo-require-preflight': 'true' },
      });
      const { data } = (await answer.json()) as { readonly data?: { readonly offers: readonly unknown[] } };
      if (data?.offers.length !== skus.length) throw new Error('Not all that pages show was read.');
      reads += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, read));
  return reads / readingTakes;
}

async function timed(work: () => Promise<unknown>): Promise<{ readonly milliseconds: number }> {
  const started = performance.now();
  await work();
  return { milliseconds: performance.now() - started };
}

import fc, { type Parameters } from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { happenings } from './commands/happenings';
import { type ModelShop, startModelShop } from './support/model-shop';
import { settle } from './support/settle';
import { Visit } from './support/visit';

const { MODEL_MINUTES, MODEL_SEED, MODEL_PATH, MODEL_REPLAY_PATH } = process.env;
const milliseconds = Number(MODEL_MINUTES ?? 0.25) * 60_000;
/** However slow the machine is, unless somebody asks for so many minutes. */
const fewestVisits = MODEL_MINUTES === undefined ? 100 : 1;
/** Between two looks at the time. */
const visitsAtOnce = 10;

let shop: ModelShop;
beforeAll(async () => {
  shop = await startModelShop();
  // What arrives late in a browser is here from the beginning, so that no time passes over it.
  const chunks = import.meta.glob(['/src/{composition,infrastructure}/**/*.ts']);
  await Promise.all([...Object.values(chunks).map((load) => load()), import('axios')]);
});
afterAll(() => shop.sandbox.close());

let visits = 0;
const commands = fc.commands<Visit, Visit, false>([...happenings], {
  maxCommands: 30,
  size: 'max',
  ...(MODEL_REPLAY_PATH !== undefined && { replayPath: MODEL_REPLAY_PATH }),
});
const anyVisit = fc.asyncProperty(commands, async (happening) => {
  visits += 1;
  const visit = await Visit.begin(shop, `v${visits}`);
  try {
    await fc.asyncModelRun(() => ({ model: visit, real: visit }), happening);
    await settle(visit);
  } finally {
    await visit.end();
  }
});

/** A failure names its seed and path: `npm run soak -- --seed … --path … --replay-path …` does the same once more. */
const given: Parameters<unknown> = {
  ...(MODEL_SEED !== undefined && { seed: Number(MODEL_SEED) }),
  ...(MODEL_PATH !== undefined && { path: MODEL_PATH, endOnFailure: true }),
};

describe('Two people at one browser, whatever they do and whatever fails (spec §4)', () => {
  it(
    'see only their own, the cart of the server and one order for each charge, and are told of every failure',
    { timeout: 2 * milliseconds + 900_000 },
    async () => {
      const end = performance.now() + milliseconds;
      do await fc.assert(anyVisit, { ...given, numRuns: visitsAtOnce });
      while (MODEL_SEED === undefined && (performance.now() < end || visits < fewestVisits));
    },
  );
});

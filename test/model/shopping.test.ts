import fc, { type Parameters } from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { happenings } from './commands/happenings';
import { seedOfCommit } from './support/commit-seed';
import { type ModelShop, startModelShop } from './support/model-shop';
import { settle } from './support/settle';
import { Visit } from './support/visit';

const { MODEL_MINUTES, MODEL_VISITS, MODEL_SEED, MODEL_PATH, MODEL_REPLAY_PATH } = process.env;
/** So many visits take about 10 s of one processor, more are walked at night; for minutes it is as many as fit. */
const visitsAtOnce = MODEL_MINUTES === undefined ? Number(MODEL_VISITS ?? 30) : 10;
const milliseconds = Number(MODEL_MINUTES ?? 0) * 60_000;

let shop: ModelShop;
beforeAll(async () => {
  shop = await startModelShop();
  // Loads lazy chunks before the visits, so that no time passes while they load.
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

/**
 * The commit's own, so that a run that fails has to do with its commit; another one each time for minutes, or when asked for.
 * A failure names its seed and path: `npm run soak -- --seed … --path … --replay-path …` does the same once more.
 */
function seed(): number | undefined {
  if (MODEL_SEED !== undefined) return MODEL_SEED === 'random' ? undefined : Number(MODEL_SEED);
  return MODEL_MINUTES === undefined ? seedOfCommit() : undefined;
}

const chosen = seed();
const given: Parameters<unknown> = {
  numRuns: visitsAtOnce,
  ...(chosen !== undefined && { seed: chosen }),
  ...(MODEL_PATH !== undefined && { path: MODEL_PATH, endOnFailure: true }),
};

describe('Two people at one browser, whatever they do and whatever fails (spec §4)', () => {
  it(
    'see only their own, the cart of the server and one order for each charge, and are told of every failure',
    { timeout: 2 * milliseconds + 900_000 },
    async () => {
      const end = performance.now() + milliseconds;
      do await fc.assert(anyVisit, given);
      while (chosen === undefined && performance.now() < end);
    },
  );
});

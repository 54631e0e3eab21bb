import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GiveawayGateway } from '#src/application/ports/support/giveaway-gateway';
import { type GiveawayEntry, longestEntrantName } from '#src/domain/campaign/giveaway-entry';
import { rejection } from '#test/contracts/shop/rejection';

export type Entrant = Pick<GiveawayEntry, 'name' | 'email' | 'state'>;

export interface GiveawaysUnderTest {
  readonly giveaways: GiveawayGateway;
  /** Returns the entrants in the order in which they entered. */
  entered(giveaway: string): Promise<readonly Entrant[]>;
}

/** The world has three giveaways: `open`, `coming` and `over`, all without Utah. */
export interface GiveawaysSubject {
  make(): Promise<GiveawaysUnderTest>;
  dispose(): Promise<void>;
}

const entry: GiveawayEntry = {
  name: 'Ada E.',
  email: 'ada@example.test',
  state: 'CA',
  isOfAge: true,
  agreesToTerms: true,
};

export function describeGiveawayGateway(name: string, { make, dispose }: GiveawaysSubject): void {
  describe(`GiveawayGateway of ${name} (spec §2 giveaways with their sweepstakes terms)`, () => {
    let world: GiveawaysUnderTest;
    let giveaways: GiveawayGateway;
    beforeAll(async () => {
      world = await make();
      ({ giveaways } = world);
    });
    afterAll(dispose);

    it('enters an address once, however often and by whatever name, and answers the same', async () => {
      await giveaways.enter('open', entry);
      await giveaways.enter('open', entry);
      await giveaways.enter('open', { ...entry, name: 'Ada once more', state: 'NY' });
      await Promise.all([
        giveaways.enter('open', { ...entry, email: 'bob@example.test' }),
        giveaways.enter('open', { ...entry, email: 'bob@example.test' }),
      ]);
      expect(await world.entered('open')).toEqual([
        { name: 'Ada E.', email: 'ada@example.test', state: 'CA' },
        { name: 'Ada E.', email: 'bob@example.test', state: 'CA' },
      ]);
    });

    it('has no unannounced giveaway', async () => {
      for (const unknown of ['nonsense', '__proto__'])
        expect((await rejection(giveaways.enter(unknown, entry))).code).toBe('not_found');
    });

    it.each(['coming', 'over'])('takes no entry when it is %s', async (when) => {
      const error = await rejection(giveaways.enter(when, entry));
      expect([error.code, Object.keys(error.errors)]).toEqual(['unprocessable_entity', ['giveaway']]);
      expect(await world.entered(when)).toEqual([]);
    });

    it.each([
      ['name', { ...entry, name: ' ' }],
      ['name', { ...entry, name: '-' }],
      ['name', { ...entry, name: 'x'.repeat(longestEntrantName + 1) }],
      ['name', { ...entry, name: 'Ada\u200e' }],
      ['email', { ...entry, email: 'ada@example' }],
      ['email', { ...entry, email: 'ada@example.test\u200e' }],
      ['state', { ...entry, state: 'UT' }],
      ['state', { ...entry, state: 'PR' }],
      ['state', { ...entry, state: '' }],
      ['of_age', { ...entry, isOfAge: false }],
      ['agrees_to_terms', { ...entry, agreesToTerms: false }],
    ])('refuses a wrong %s by its field', async (field, wrong) => {
      const error = await rejection(giveaways.enter('open', { ...wrong, email: wrong.email.replace('ada@', 'eve@') }));
      expect([error.code, Object.keys(error.errors)]).toEqual(['unprocessable_entity', [field]]);
      expect((await world.entered('open')).map(({ email }) => email)).not.toContain('eve@example.test');
    });
  });
}

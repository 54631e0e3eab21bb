import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReferralGateway } from '#src/application/ports/shop/referral-gateway';
import { rejection } from './rejection';
import type { ContractSubject } from './shop-under-test';

/** Tests the contract of every referral gateway (spec §6 For everybody, §7 POST /api/referral_identifiers). */
export function describeReferralGateway(name: string, { make, dispose }: ContractSubject): void {
  describe(`ReferralGateway of ${name} (spec §7 POST /api/referral_identifiers)`, () => {
    let referrals: ReferralGateway;
    beforeAll(async () => {
      ({ ReferralGateway: referrals } = await make());
    });
    afterAll(dispose);

    it('gives everybody an identifier of their own, which stays the same', async () => {
      const [ada, bob] = [
        await referrals.identify('ada.refers@example.test'),
        await referrals.identify('bob.refers@example.test'),
      ];
      expect(ada).not.toBe('');
      expect(ada).not.toBe(bob);
      expect(await referrals.identify(' ADA.refers@example.test ')).toBe(ada);
    });

    it.each(['', 'nobody', "'; drop table referrals; --"])('has none for "%s", which is no address', async (email) => {
      expect(await rejection(referrals.identify(email))).toMatchObject({ code: 'unprocessable_entity' });
    });
  });
}

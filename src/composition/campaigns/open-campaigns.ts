import type { Container } from 'inversify';
import { KeepCampaign } from '#src/application/promo-code/keep-campaign';
import { bindOnce } from '#src/composition/bind-once';
import { shopperModule } from '#src/composition/modules/shopper-module';
import { PromoCodeQueue } from '#src/ui/pages/cart/promo-code-queue';
import { ReferralQueue } from '#src/ui/pages/referral/referral-queue';
import { arrivalBindings } from './arrival-bindings';
import { promoQueueBindings } from './promo-queue-bindings';

/** Keeps what the parameters of an address tell. */
export type KeepAddress = (search: string) => void;

/**
 * Everything of campaigns, in one chunk that is loaded only when an address names one or something waits. It goes to work at
 * once: what waits is put on the cart as soon as it can take it (spec §2 Query parameters, §4 Promo codes).
 */
export function openCampaigns(container: Container): KeepAddress {
  bindOnce(container, [shopperModule, promoQueueBindings, arrivalBindings]);
  const codes = container.get(PromoCodeQueue);
  const referral = container.get(ReferralQueue);
  codes.start();
  referral.start();
  return (search) => {
    const arrived = container.get(KeepCampaign).execute([...new URLSearchParams(search)]);
    void codes.expect(arrived);
    void referral.run();
  };
}

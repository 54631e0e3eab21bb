import type { Container } from '#src/composition/container';
import { PromoAndReferralQueues } from '#src/ui/campaign/promo-and-referral-queues';
import type { CampaignQueues } from '#src/ui/campaign/shared/campaign-watch';
import { adapters as cart } from './cart';

/** Puts promo codes and referrals on the cart; loads when there are any. */
export function openCampaignQueues(container: Container): CampaignQueues {
  cart(container);
  return container.get(PromoAndReferralQueues);
}

import type { OrderFields } from '#src/application/ports/shop/order-gateway';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import type { Wire } from '#src/infrastructure/shop-api/wire';

export function toOrderInput({ referralIdentifier, specialInstructions, giftNote }: OrderFields): Wire<'OrderInput'> {
  return omitNullish({
    referral_identifier: referralIdentifier,
    special_instructions: specialInstructions,
    gift_note_attributes: giftNote,
  });
}

import type { OrderFields } from '#src/application/ports/shop/order-gateway';
import type { Wire } from './answers/wire';
import { present } from './present';

export function writeOrderFields({
  referralIdentifier,
  specialInstructions,
  giftNote,
}: OrderFields): Wire<'OrderInput'> {
  return present({
    referral_identifier: referralIdentifier,
    special_instructions: specialInstructions,
    gift_note_attributes: giftNote,
  });
}

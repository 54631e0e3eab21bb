import type { GiftCardRecipient } from '#src/application/ports/shop/gift-card-gateway';
import type { NewLine, OrderFields } from '#src/application/ports/shop/order-gateway';
import type { Address } from '#src/domain/address-book/address';
import { writeMoney } from '#src/domain/money/money';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { toWireId, type Wire } from '#src/infrastructure/shop-api/wire';

export function toOrderInput({ referralIdentifier, specialInstructions, giftNote }: OrderFields): Wire<'OrderInput'> {
  return omitNullish({
    referral_identifier: referralIdentifier,
    special_instructions: specialInstructions,
    gift_note_attributes: giftNote,
  });
}

/** Without the subscription, which is nested when an order is created and separate when a line is added. */
export function toLineItemInput({ sku, quantity, parts, prepaid, giftCardAmount }: NewLine): Wire<'NewLineItemInput'> {
  const contents = parts?.map((part) => ({ sku: part.sku, quantity: part.quantity }));
  const options: Wire<'LineItemOptions'> = {
    // The server calculates the price from the content of a delivery.
    ...(prepaid && {
      prepaid_subscription: {
        installment_count: prepaid.installmentCount,
        interval: prepaid.interval,
        line_items: contents ?? [{ sku, quantity: 1 }],
      },
    }),
    ...(giftCardAmount !== undefined && { amount: writeMoney(giftCardAmount) }),
  };
  return {
    sku,
    quantity,
    ...(contents && { parts: contents }),
    ...(Object.keys(options).length > 0 && { options }),
  };
}

/** Spec §7 subscriptionLineItem. */
export function toSubscriptionLineItemInput({
  interval,
  endDate,
}: NonNullable<NewLine['subscription']>): Wire<'SubscriptionLineItemInput'> {
  return {
    interval_length: interval.length,
    interval_units: interval.unit,
    end_date: endDate ?? null,
  };
}

export function toGiftCardInput({
  id,
  recipientName,
  recipientEmail,
  purchaserName,
  message,
  sendAt,
}: GiftCardRecipient): Wire<'GiftCardInput'> {
  return {
    id: toWireId(id),
    recipient_name: recipientName,
    recipient_email: recipientEmail,
    purchaser_name: purchaserName,
    gift_message: message,
    send_email_at: sendAt === undefined ? null : new Date(sendAt).toISOString(),
  };
}

/**
 * The server merges the address into the stored one, so every field is sent and null clears a field. `state_id` is
 * cleared because it would override `state_name`.
 */
export function toAddressInput(address: Address): Wire<'AddressInput'> {
  return {
    name: address.name,
    address1: address.address1,
    address2: address.address2 || null,
    city: address.city,
    zipcode: address.zipcode || null,
    phone: address.phone || null,
    alternative_phone: null,
    company: null,
    country_iso: address.countryIso,
    state_id: null,
    state_name: address.stateAbbr || null,
  };
}

import { api } from '@vendure/dashboard';

/** A gift card, in cents; the engine's schema documents each field. */
export interface GiftCard {
  readonly createdAt: string;
  readonly code: string;
  readonly amount: number;
  readonly balance: number;
  readonly orderNumber: string | null;
  readonly recipientName: string | null;
  readonly recipientEmail: string | null;
  readonly purchaserName: string | null;
  readonly sendAt: string | null;
  readonly sentAt: string | null;
  readonly expiresAt: string | null;
  readonly redeemedAt: string | null;
  readonly endNote: string | null;
}

const fields = `
  createdAt code amount balance orderNumber recipientName recipientEmail purchaserName sendAt sentAt expiresAt redeemedAt
  endNote
`;

/** Finds the card of a code as it was typed; null for none of this shop. */
export async function readGiftCard(code: string): Promise<GiftCard | null> {
  const query = `query GiftCard($code: String!) { giftCardByCode(code: $code) { ${fields} } }`;
  return (await api.query<{ readonly giftCardByCode: GiftCard | null }>(query, { code })).giftCardByCode;
}

/** Characters of the longest reason. */
export const maxReason = 255;

/** Ends a card for a reason, and returns it as it is from then on. */
export async function voidGiftCard({ code }: GiftCard, reason: string): Promise<GiftCard> {
  const mutation = `mutation VoidGiftCard($code: String!, $reason: String!) {
    voidGiftCard(code: $code, reason: $reason) { ${fields} }
  }`;
  return ((await api.mutate(mutation, { code, reason })) as { readonly voidGiftCard: GiftCard }).voidGiftCard;
}

export type GiftCardState = 'usable' | 'empty' | 'redeemed' | 'ended';

/** Tells whether somebody can use a card, and if not, why. */
export function stateOf({ balance, expiresAt, redeemedAt }: GiftCard, now: Date): GiftCardState {
  if (redeemedAt !== null) return 'redeemed';
  if (expiresAt !== null && new Date(expiresAt) <= now) return 'ended';
  return balance > 0 ? 'usable' : 'empty';
}

/** Names a card where its code need not be read. */
export function lastOf({ code }: GiftCard): string {
  return code.slice(-4);
}

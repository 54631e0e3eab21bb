import type { GiftCardRow } from '#sandbox/database/schema';
import type { Fields } from '#sandbox/http/request-body';
import { textOrNull } from '#sandbox/http/request-body';
import { lengthProblem } from '#sandbox/http/text-length';
import { isEmail } from '#sandbox/shop/orders/order-fields';
import { readSendingTime } from './sending-time';

/** What the shopper says about one gift card; a field that was left out is undefined and stays as it is. */
export interface GiftCardFields {
  readonly recipientName: string | null | undefined;
  readonly recipientEmail: string | null | undefined;
  readonly purchaserName: string | null | undefined;
  readonly giftMessage: string | null | undefined;
  readonly sendEmailAt: Date | null | undefined;
}

/** Field of the wire to messages. */
export type GiftCardErrors = Readonly<Record<string, readonly string[]>>;

const longestName = 100;
const longestMessage = 500;

/** Reads one gift card of `bulk_update`; every problem is named under its field. */
export function readGiftCardFields(
  fields: Fields,
  now: Date,
): { readonly values: GiftCardFields; readonly errors: GiftCardErrors } {
  const errors: Record<string, readonly string[]> = {};
  const recipientName = lineOf(fields['recipient_name']);
  const recipientEmail = lineOf(fields['recipient_email']);
  const purchaserName = lineOf(fields['purchaser_name']);
  const giftMessage = textOf(fields['gift_message']);
  const sending = readSendingTime(fields['send_email_at'], now);
  for (const [field, text, most] of [
    ['recipient_name', recipientName, longestName],
    ['purchaser_name', purchaserName, longestName],
    ['gift_message', giftMessage, longestMessage],
  ] as const) {
    const problem = lengthProblem(text, most);
    if (problem !== undefined) errors[field] = [problem];
  }
  if (typeof recipientEmail === 'string' && !isEmail(recipientEmail)) errors['recipient_email'] = ['is invalid'];
  if ('problem' in sending) errors['send_email_at'] = [sending.problem];
  return {
    values: {
      recipientName,
      recipientEmail,
      purchaserName,
      giftMessage,
      sendEmailAt: 'problem' in sending ? undefined : sending.time,
    },
    errors,
  };
}

/** Whether it is known who receives the card. */
export function isFilled(card: Pick<GiftCardRow, 'recipientName' | 'recipientEmail'>): boolean {
  return card.recipientName !== null && card.recipientEmail !== null;
}

/** Text of a single line, with single blanks inside. */
function lineOf(value: unknown): string | null | undefined {
  const text = textOf(value);
  return typeof text === 'string' ? text.replace(/\s+/g, ' ') : text;
}

/** Text without blanks around it; nothing but blanks clears the field. */
function textOf(value: unknown): string | null | undefined {
  const text = textOrNull(value)?.trim();
  if (value === undefined) return undefined;
  return text === undefined || text === '' ? null : text;
}

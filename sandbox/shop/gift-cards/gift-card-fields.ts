import type { GiftCardRow } from '#sandbox/database/schema';
import type { Fields } from '#sandbox/http/request-body';
import { textOrNull } from '#sandbox/http/request-body';
import { lengthProblem, lineProblem, isEmail, normalEmail } from '#sandbox/http/text-length';
import { readSendingTime } from './sending-time';

/** The fields of one gift card; undefined ones were not sent and stay unchanged. */
export interface GiftCardFields {
  readonly recipientName: string | null | undefined;
  readonly recipientEmail: string | null | undefined;
  readonly purchaserName: string | null | undefined;
  readonly giftMessage: string | null | undefined;
  readonly sendEmailAt: Date | null | undefined;
}

/** Field of the wire to messages. */
export type GiftCardErrors = Readonly<Record<string, readonly string[]>>;

const maxNameLength = 100;
const maxMessageLength = 500;

/** Reads one gift card of `bulk_update`, with errors by field. */
export function readGiftCardFields(
  fields: Fields,
  now: Date,
): { readonly values: GiftCardFields; readonly errors: GiftCardErrors } {
  const errors: Record<string, readonly string[]> = {};
  const recipientName = lineOf(fields['recipient_name']);
  const typedEmail = lineOf(fields['recipient_email']);
  const recipientEmail = typeof typedEmail === 'string' ? normalEmail(typedEmail) : typedEmail;
  const purchaserName = lineOf(fields['purchaser_name']);
  const giftMessage = textOf(fields['gift_message']);
  const sending = readSendingTime(fields['send_email_at'], now);
  for (const [field, text, most] of [
    ['recipient_name', recipientName, maxNameLength],
    ['purchaser_name', purchaserName, maxNameLength],
  ] as const) {
    const problem = lineProblem(text, most);
    if (problem !== undefined) errors[field] = [problem];
  }
  const messageProblem = lengthProblem(giftMessage, maxMessageLength);
  if (messageProblem !== undefined) errors['gift_message'] = [messageProblem];
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

export function hasRecipient(card: Pick<GiftCardRow, 'recipientName' | 'recipientEmail'>): boolean {
  return card.recipientName !== null && card.recipientEmail !== null;
}

/** One line of text with whitespace collapsed. */
function lineOf(value: unknown): string | null | undefined {
  const text = textOf(value);
  return typeof text === 'string' ? text.replace(/\s+/g, ' ') : text;
}

/** Trimmed text; an empty one clears the field. */
function textOf(value: unknown): string | null | undefined {
  const text = textOrNull(value)?.trim();
  if (value === undefined) return undefined;
  return text === undefined || text === '' ? null : text;
}

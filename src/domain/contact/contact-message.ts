import type { HelpTopic } from '#src/domain/orders/help-topics';
import { oneLine } from '#src/domain/text/one-line';

/** The topics of a message to the shop; an order's own page has the topics of the order. */
export const contactTopics = [
  'address',
  'damage',
  'payment',
  'club',
  'gift-card',
  'wine',
  'team-tasting',
  'account',
  'other',
] as const satisfies readonly (HelpTopic | 'payment' | 'club' | 'gift-card' | 'wine' | 'team-tasting' | 'account')[];

export type ContactTopic = (typeof contactTopics)[number];

/** The longest texts of a message, in visible characters. */
export const contactLimits = { name: 80, text: 5000 } as const;

/** A message to the shop (spec §2 contact). */
export interface ContactMessage {
  readonly topic: ContactTopic;
  /** The message's order, if any; in the form that `orderNumber` returns. */
  readonly orderNumber?: string;
  readonly name: string;
  readonly email: string;
  readonly text: string;
}

const orderNumberForm = /^[A-Z]{1,3}\d{6,12}$/;

/**
 * Reads an order's number from typed text or a link: blanks, a leading # and lower case do not matter. Undefined for text
 * that cannot be one. It does not reveal if the order exists.
 */
export function orderNumber(typed: string): string | undefined {
  const number = oneLine(typed)
    .replace(/[\s#\p{Pd}]/gu, '')
    .toUpperCase();
  return orderNumberForm.test(number) ? number : undefined;
}

export function contactTopic(text: string | null): ContactTopic | undefined {
  return contactTopics.find((topic) => topic === text);
}

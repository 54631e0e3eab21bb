import type { HelpTopic } from '#src/domain/orders/help-topics';

/** What a message to the shop is about; those of an order are the topics of its own page. */
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

/** The longest texts of a message, in characters as people count them. */
export const contactLimits = { name: 80, text: 5000 } as const;

/** What somebody writes to the shop (spec §2 contact). */
export interface ContactMessage {
  readonly topic: ContactTopic;
  /** The order that it is about, if any; in the form that `orderNumber` answers. */
  readonly orderNumber?: string;
  readonly name: string;
  readonly email: string;
  readonly text: string;
}

const orderNumberForm = /^[A-Z]{1,3}\d{6,12}$/;

/**
 * An order's number from what somebody typed or a link brought: blanks, a leading # and small letters do not matter.
 * Undefined for what cannot be one. Whether there is such an order is told to nobody here.
 */
export function orderNumber(typed: string): string | undefined {
  const number = typed.replace(/[\s#-]/g, '').toUpperCase();
  return orderNumberForm.test(number) ? number : undefined;
}

export function contactTopic(text: string | null): ContactTopic | undefined {
  return contactTopics.find((topic) => topic === text);
}

import type { HelpTopic } from '#src/domain/orders/help-topics';

/** An order's own page has other topics. */
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

/** Visible characters. */
export const contactLimits = { name: 80, text: 5000 } as const;

/** A message to the shop (spec §2 contact). */
export interface ContactMessage {
  readonly topic: ContactTopic;
  /** In the form that `orderNumber` returns. */
  readonly orderNumber?: string;
  readonly name: string;
  readonly email: string;
  readonly text: string;
}

const orderNumberForm = /^[A-Z]{1,3}\d{6,12}$/;

/** Ignores blanks, a leading # and case. Undefined for text that cannot be one. */
export function orderNumber(typed: string): string | undefined {
  const number = typed.replace(/[\s#-]/g, '').toUpperCase();
  return orderNumberForm.test(number) ? number : undefined;
}

export function contactTopic(text: string | null): ContactTopic | undefined {
  return contactTopics.find((topic) => topic === text);
}

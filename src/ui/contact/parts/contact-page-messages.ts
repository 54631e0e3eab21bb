import type { ContactTopic } from '#src/domain/contact/contact-message';
import { contactLimits } from '#src/domain/contact/contact-message';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { formatNumber } from '#src/ui/kit/number-messages';

export const contactPageMessages = {
  formTitle: 'Write to us',
  topic: 'What is it about?',
  chooseTopic: 'Choose a topic',
  topics: {
    address: 'The address on an order',
    damage: 'Something damaged or missing',
    payment: 'A payment or a charge',
    club: 'The can club',
    'gift-card': 'A gift card',
    wine: 'A wine, or what to choose',
    'team-tasting': 'A tasting for a team',
    account: 'My account or my data',
    other: 'Something else',
  } satisfies Readonly<Record<ContactTopic, string>>,
  order: 'Order number',
  optional: '(if it is about one)',
  orderHint: 'It is in your confirmation e-mail: R and nine digits.',
  name: 'Your name',
  email: 'E-mail',
  text: 'Message',
  textHint: (left: number) =>
    left < 500 ? `${formatNumber(left)} characters left.` : 'We answer by e-mail. Please do not send card numbers.',
  textTooLong: (over: number) => `${formatNumber(over)} characters too many.`,
  send: 'Send message',
  sending: 'Sending',
  sent: 'Your message is on its way',
  sentText: (email: string) => `We sent a confirmation to ${email}. We will answer you there.`,
  another: 'Write another message',
  byMail: 'Send an e-mail',
  notOffered: 'You cannot send a message from this page. An e-mail reaches the same people.',
  address: 'By mail',
  mail: 'By e-mail',
  hours: 'When we answer',
  problems: {
    topic: 'Choose what it is about.',
    order: 'An order number looks like R123456789. Leave it empty if you do not have it.',
    name: 'Enter your name.',
    nameTooLong: `Use at most ${contactLimits.name} characters.`,
    email: kitMessages.emailProblem,
    text: 'Write what you would like to know.',
    textTooLong: `Use at most ${formatNumber(contactLimits.text)} characters.`,
    refused: 'We could not accept this. Please check it.',
    tooOften: 'That is a lot of messages at once. Please wait a minute; your message stays here.',
  },
} as const;

import type { FailureMessages } from '#src/ui/kit/failures';

export const addressBookMessages = {
  title: 'Addresses',
  description: 'The addresses that you ship to.',
  lead: 'Checkout starts with your default address. The address of your last order becomes the default. Placed orders and their prepaid deliveries keep their address: write to us to change it.',
  loading: 'Loading your addresses',
  failed: { title: 'Your saved addresses did not load.' },
  stale: 'This list may be out of date.',
  empty: {
    title: 'No saved addresses',
    text: 'Save an address here and choose it at checkout. We also save the address of every order.',
  },
  add: 'Add address',
  isDefault: 'Default',
  edit: 'Edit',
  makeDefault: 'Make default',
  remove: 'Remove',
  named: (action: string, street: string) => `${action}: ${street}`,
  working: 'One moment',
  removed: (street: string) => `${street} was removed.`,
  restored: (street: string) => `${street} is back.`,
  nowDefault: (street: string) => `${street} is your default address.`,
  saved: (street: string) => `${street} was saved.`,
  gone: 'That address was changed or removed somewhere else. Here is your address book as it is now.',
  form: {
    add: 'Add an address',
    edit: 'Edit address',
    save: 'Save address',
    gone: 'This address was changed or removed somewhere else. What you typed is still here: save it as a new address.',
    canBeSaved: (refusal: string) => `${refusal} You can save this address for orders without wine.`,
  },
  choose: {
    legend: 'Ship to',
    other: 'Another address',
    needed: 'Choose where to ship your order.',
    savedByOrder: 'We save this address when you order. It becomes your default.',
  },
} as const;

export const addressFailures = {
  unauthorized: 'You have been signed out. Sign in again to see your addresses.',
} satisfies FailureMessages;

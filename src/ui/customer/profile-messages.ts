import type { CustomerDataLeftOut, CustomerDataPart } from '#src/domain/customer/customer-data';

export const profileMessages = {
  title: 'Profile',
  description: 'Your name, e-mail, preferences and data.',
  saved: 'Saved.',
  name: {
    title: 'Name',
    label: 'Your name',
    save: 'Save name',
    saving: 'Saving',
    saved: 'Your name is saved.',
    problems: { missing: 'Enter your name.', long: 'Use at most 100 characters.' },
  },
  email: {
    title: 'E-mail',
    present: (email: string) => `Your e-mail is ${email}. You sign in with it, and we write to it about your orders.`,
    none: 'We do not have your e-mail yet. Add it to get updates about your orders and to sign in with it.',
    loading: 'Loading your e-mail',
    label: 'New e-mail',
    send: 'Send a link to confirm',
    sending: 'Sending',
    same: 'That is already your e-mail.',
    inUse: 'This address belongs to another account. Use another one, or sign in with it instead.',
    waiting: (to: string) =>
      `Open the link in the e-mail that we sent to ${to}, in this browser. Nothing changes until then.`,
    again: 'Send it again',
    check: 'I have opened it',
    checking: 'Checking',
    notYet: 'The address is not confirmed yet.',
    cancel: 'Keep the old address',
    changed: (to: string) => `Your e-mail is now ${to}. The old address no longer signs in.`,
    added: (to: string) => `Your e-mail is now ${to}.`,
    refused: (to: string) => `We cannot use ${to}: another account here already has it. Your e-mail stays as it was.`,
    notOffered: 'To change your e-mail, write to us.',
  },
  mails: {
    title: 'E-mails',
    text: 'We always e-mail you about your orders and what we charge.',
    news: 'New wines and offers',
    reminders: 'An early reminder of each club box',
    remindersHint: 'Two weeks ahead. We always send the last reminder, with what we will charge.',
    save: 'Save preferences',
    saving: 'Saving',
    saved: 'Your preferences are saved.',
    shopOnly: 'Your preferences are saved with the shop, but not yet with the sign-in service. Save again to finish.',
  },
  data: {
    title: 'Your data',
    text: 'A file with your profile, addresses, orders, subscriptions, saved cards, store credit and reviews.',
    leftOut: (data: readonly CustomerDataLeftOut[]) =>
      `It does not have ${data.map((one) => leftOutNames[one]).join(', ')}. Write to us for a copy of those.`,
    download: 'Download my data',
    collecting: 'Collecting',
    done: 'Your download has started.',
    missing: (parts: readonly CustomerDataPart[]) =>
      `The file is not complete: ${parts.map((part) => partNames[part]).join(', ')} could not be loaded. Download it again later.`,
    fileName: (day: string) => `my-data-${day}.json`,
  },
  remove: {
    title: 'Delete my account',
    open: 'Delete my account',
    question: 'Delete your account?',
    goes: 'We delete your profile, addresses, saved cards and sign-in. You are signed out everywhere.',
    credit: (amount: string) => `Your store credit of ${amount} is lost.`,
    clubs: (count: number) =>
      count === 1
        ? 'Your subscription is canceled at once: nothing more ships and nothing more is charged.'
        : `Your ${count} subscriptions are canceled at once: nothing more ships and nothing more is charged.`,
    toCome: 'What is still to come',
    checking: 'Checking your orders',
    unchecked:
      'We could not check your orders. Those that have not shipped, prepaid deliveries and gift cards for others still arrive.',
    orders: (count: number) =>
      count === 1
        ? '1 order has not shipped completely. It still ships to its address.'
        : `${count} orders have not shipped completely. They still ship to their addresses.`,
    prepaid: (count: number) =>
      count === 1
        ? '1 prepaid delivery is paid for. It still ships to the address of its order.'
        : `${count} prepaid deliveries are paid for. They still ship to the address of their order.`,
    giftCards: (count: number) =>
      count === 1
        ? '1 gift card that you bought is still e-mailed to its recipient on its day.'
        : `${count} gift cards that you bought are still e-mailed to their recipients on their days.`,
    stays: 'Completed orders stay in our books, as tax law requires. Orders on their way still arrive.',
    final: 'This cannot be undone.',
    typeWord: (word: string) => `Type ${word} to confirm`,
    word: 'DELETE',
    wordMissing: 'Type DELETE to confirm.',
    confirm: 'Delete my account',
    deleting: 'Deleting',
    keep: 'Keep my account',
    notOffered: 'You cannot delete your account here. Write to us, and we will delete it.',
    done: {
      title: 'Your account is deleted',
      text: 'You are signed out everywhere. We sent you an e-mail that confirms it.',
      action: 'Go to the shop',
    },
    unknown: {
      title: 'You are signed out',
      text: 'We cannot see here whether your account is deleted. If it is, an e-mail confirms it. If none comes, please sign in and try again.',
      action: 'Go to the shop',
    },
  },
} as const;

const partNames: Readonly<Record<CustomerDataPart, string>> = {
  addresses: 'addresses',
  orders: 'orders',
  subscriptions: 'subscriptions',
  cards: 'saved cards',
  storeCredit: 'store credit',
  reviews: 'reviews',
  signIn: 'ways to sign in',
};

const leftOutNames: Readonly<Record<CustomerDataLeftOut, string>> = {
  mailingLists: 'mailing lists',
  stockRequests: 'back-in-stock requests',
  giveawayEntries: 'giveaway entries',
  contactMessages: 'messages to us',
  giftCards: 'gift cards',
  guestOrders: 'or orders that you placed without signing in',
};

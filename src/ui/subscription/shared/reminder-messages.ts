export const reminderMessages = {
  title: 'Choose what comes next',
  notice: (day: string) => `Your next box goes out on ${day} with the cans in it now, unless you choose others.`,
  until: (day: string) => `You can choose until ${day}.`,
  alert: 'Your next club box goes out soon with the cans in it now, unless you choose others.',
  choose: 'Choose the cans',
} as const;

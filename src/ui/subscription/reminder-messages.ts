export const reminderMessages = {
  title: 'Choose what comes next',
  notice: (day: string) => `Your next box goes out on ${day} as our selection unless you choose.`,
  until: (day: string) => `You can choose until ${day}.`,
  alert: 'Your next club box goes out as our selection unless you choose.',
  choose: 'Choose the cans',
} as const;

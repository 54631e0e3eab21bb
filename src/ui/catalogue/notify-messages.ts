import { kitMessages } from '#src/ui/kit/kit-messages';

export const notifyMessages = {
  email: 'E-mail',
  submit: 'Notify me',
  submitting: 'Saving',
  noted: (email: string) => `Saved. We will e-mail ${email} as soon as it is back.`,
  other: 'Use another address',
  available: 'Good news: it is already back in stock.',
  problems: {
    email: kitMessages.emailProblem,
    notSold: 'We no longer sell this, so it will not be back.',
  },
} as const;

import { kitMessages } from '#src/ui/kit/kit-messages';

export const notifyMessages = {
  email: 'E-mail',
  submit: 'Notify me',
  submitting: 'Saving',
  noted: (email: string) => `Saved. We will e-mail ${email} as soon as it is back.`,
  other: 'Use another address',
  available: 'Good news: it is back already.',
  problems: {
    email: kitMessages.emailProblem,
    notSold: 'This is not sold any more, so it will not come back.',
  },
} as const;

/** At a typed address the state is named instead (spec §8). */
export const geolocationMessages = {
  inTheUs: (region: string) =>
    `It looks like you are in ${region}! Due to wine laws, we can't ship here yet. Please ship to an address outside of the state or check back soon.`,
  elsewhere: "It looks like you might be somewhere we can't ship yet. Please ship to an address within a US state.",
  title: 'Heads up!',
  understand: 'I understand',
  chooseOther: 'Choose another state',
} as const;

export const clubAddressMessages = {
  /** "Your club box still ships to 12 Old Street, Napa." */
  still: (street: string, city: string) => `Your club box still ships to ${street}, ${city}. Change it?`,
  /** The street and the city are the same before and after. */
  stillAsBefore: (street: string) =>
    `Your club box to ${street} still has the name and phone number from before. Change it?`,
  move: (street: string) => `Ship it to ${street}`,
  choose: 'Choose another address',
  moved: (street: string) => `Your club box ships to ${street} from now on. We e-mail you the change.`,
} as const;

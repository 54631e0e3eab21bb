/** The mails that a customer can turn off (spec §3 User). Mails about orders and charges are always sent. */
export interface MailPreferences {
  /** New wines and offers; off by default. */
  readonly news: boolean;
  /** Sent ahead of a club box, besides the last reminder of the charge. */
  readonly reminders: boolean;
}

const unlessChosen: MailPreferences = { news: false, reminders: true };

/** Returns the customer's choices, with the defaults for those not made. */
export function mailPreferences({
  preferences = unlessChosen,
}: {
  readonly preferences?: MailPreferences;
}): MailPreferences {
  return preferences;
}

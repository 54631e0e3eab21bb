/** Mails about orders and charges are always sent (spec §3 User). */
export interface MailPreferences {
  /** Off by default. */
  readonly news: boolean;
  /** Ahead of a club box, besides the last reminder of the charge. */
  readonly reminders: boolean;
}

const unlessChosen: MailPreferences = { news: false, reminders: true };

export function mailPreferences({
  preferences = unlessChosen,
}: {
  readonly preferences?: MailPreferences;
}): MailPreferences {
  return preferences;
}

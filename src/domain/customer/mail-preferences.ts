/** The mails that a customer can do without (spec §3 User). Mails about orders and charges always come. */
export interface MailPreferences {
  /** New wines and offers; nobody gets them without asking. */
  readonly news: boolean;
  /** Ahead of a club box, besides the last reminder that says what will be charged. */
  readonly reminders: boolean;
}

const unlessChosen: MailPreferences = { news: false, reminders: true };

/** What a customer has chosen, or what counts without a choice. */
export function mailPreferences({
  preferences = unlessChosen,
}: {
  readonly preferences?: MailPreferences;
}): MailPreferences {
  return preferences;
}

/** The shop's address and opening hours, from its editors; the e-mail address is in the texts of the shell. */
export interface ContactDetails {
  readonly address: {
    readonly street: string;
    readonly city: string;
    /** Two letters. */
    readonly state: string;
    readonly zipcode: string;
  };
  /** One line for each part of the week: "Monday to Friday, 9 am to 5 pm Pacific". */
  readonly hours: readonly string[];
}

/** The e-mail address is in the content of the shell. */
export interface ContactDetails {
  readonly address: {
    readonly street: string;
    readonly city: string;
    /** Two letters. */
    readonly state: string;
    readonly zipcode: string;
  };
  /** "Monday to Friday, 9 am to 5 pm Pacific". */
  readonly hours: readonly string[];
}

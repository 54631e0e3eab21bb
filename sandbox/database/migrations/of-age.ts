/** The day on which a contact of a mailing list confirmed to be of age; the date of birth itself is nowhere. */
export const ofAge: readonly string[] = [`alter table mailing_list_contacts add column of_age_on text`];

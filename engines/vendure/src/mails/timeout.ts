/** Milliseconds within which whoever takes a mail or a text message has to answer. */
export const timeout = 15_000;

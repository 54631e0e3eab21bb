/** Milliseconds within which the server that takes a mail or a text message has to answer. */
export const timeout = 15_000;

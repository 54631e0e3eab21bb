import { token } from '#src/application/ports/token';

/** The service for messages to the shop; undefined where there is none. */
export const ContactUrl = token<string | undefined>('ContactUrl');

import { token } from '#src/application/ports/token';

/** The service for mailing lists and giveaways; undefined where there is none. */
export const OptInUrl = token<string | undefined>('OptInUrl');

import { token } from '#src/application/ports/token';

/** The service with buyers' reviews; undefined where there is none. */
export const ReviewsUrl = token<string | undefined>('ReviewsUrl');

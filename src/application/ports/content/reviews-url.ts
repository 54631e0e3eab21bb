import { token } from '#src/application/ports/token';

/** Undefined where there is none. */
export const ReviewsUrl = token<string | undefined>('ReviewsUrl');

import { fields, matching, maybe, readable, text } from '#src/infrastructure/shared/checks';
import { json } from './codecs';

const shape = fields({ token: matching(/^[\w-]{1,64}$/), owner: maybe(text) });

/** The token that an address brought, and the user who opened it. */
export const tabToken = json((stored) => readable(shape, stored));

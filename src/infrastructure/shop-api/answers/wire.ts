import type { components } from '#src/infrastructure/shop-api/wire.generated';

/** What an answer claims to be, by its name in the API document; an answer class holds it to that. */
export type Wire<Name extends keyof components['schemas']> = components['schemas'][Name];

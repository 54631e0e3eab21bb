export const faultKinds = ['delay', 'drop', 'drop-after', 'status', 'slow-body', 'wrong-shape'] as const;

/**
 * How a request goes wrong. `delay` answers late; `drop` cuts the connection instead of carrying the request out, `drop-after`
 * carries it out and then cuts it; `status` answers at once without carrying it out; `slow-body` sends the answer in two halves;
 * `wrong-shape` carries it out and replaces the body. A browser repeats a request by itself when a connection it has used
 * before dies without a byte, so a dropped request may arrive twice.
 */
export type FaultKind = (typeof faultKinds)[number];

/** A misbehaviour that was ordered, and the requests it is meant for. */
export interface Fault {
  readonly kind: FaultKind;
  /** Upper case; every method when left out. */
  readonly method?: string;
  /** See `pathMatcher`. */
  readonly path: string;
  /** Only requests with this header, so that one test does not disturb another. */
  readonly header?: { readonly name: string; readonly value: string };
  /** How many requests it hits. */
  readonly times: number;
  /** Only for `status`. */
  readonly status?: number;
  /** Only for `status` and `wrong-shape`; a string is sent as it is, anything else as JSON. */
  readonly body?: unknown;
  /** Only for `delay` and `slow-body`. */
  readonly milliseconds?: number;
}

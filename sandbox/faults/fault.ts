export const faultKinds = ['delay', 'drop', 'drop-after', 'status', 'slow-body', 'wrong-shape'] as const;

/**
 * `delay` responds late; `drop` closes the connection before the handler runs, `drop-after` after it; `status` responds without
 * running the handler; `slow-body` sends the response in two halves; `wrong-shape` runs the handler and replaces the body. A
 * browser repeats a request when a reused connection closes without a response, so a dropped request may arrive twice.
 */
export type FaultKind = (typeof faultKinds)[number];

/** A registered fault and the requests it applies to. */
export interface Fault {
  readonly kind: FaultKind;
  /** Upper case; every method when left out. */
  readonly method?: string;
  /** See `pathMatcher`. */
  readonly path: string;
  /** Only requests with this header, so that one test does not disturb another. */
  readonly header?: { readonly name: string; readonly value: string };
  /** The number of requests it hits. */
  readonly times: number;
  /** Only for `status`. */
  readonly status?: number;
  /** Only for `status` and `wrong-shape`; a string is sent as it is, anything else as JSON. */
  readonly body?: unknown;
  /** Only for `delay` and `slow-body`. */
  readonly milliseconds?: number;
}

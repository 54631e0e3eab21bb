/** The number of pages that one batch prefetches, and the milliseconds between two batches (spec §9). */
export const prefetchBatch = 4;
export const prefetchPause = 3000;

/** A browser's connection and user agent. Values that the browser does not give are undefined. */
export interface ConnectionFacts {
  readonly isOffline: boolean;
  /** "slow-2g", "2g", "3g", "4g". */
  readonly effectiveType?: string | undefined;
  /** True when the shopper turned on data saving. */
  readonly isSavingData?: boolean | undefined;
  readonly userAgent: string;
}

const slow: readonly (string | undefined)[] = ['slow-2g', '2g'];
const robot = /bot|crawl|spider|slurp/i;

/** False on slow or metered connections, and for bots (spec §9 Framework prefetch). */
export function mayPrefetch({ isOffline, effectiveType, isSavingData = false, userAgent }: ConnectionFacts): boolean {
  return !isOffline && !isSavingData && !slow.includes(effectiveType) && !robot.test(userAgent);
}

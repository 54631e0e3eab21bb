/** How many pages are fetched ahead at a time, and the milliseconds between two such batches (spec §9). */
export const prefetchBatch = 4;
export const prefetchPause = 3000;

/** How a browser is connected, and what it calls itself. What it does not tell is undefined. */
export interface ConnectionFacts {
  readonly isOffline: boolean;
  /** "slow-2g", "2g", "3g", "4g". */
  readonly effectiveType?: string | undefined;
  /** Whether the shopper asked for pages that load little. */
  readonly isSavingData?: boolean | undefined;
  readonly userAgent: string;
}

const slow: readonly (string | undefined)[] = ['slow-2g', '2g'];
const robot = /bot|crawl|spider|slurp/i;

/** Not on slow or metered connections, and not for programs (spec §9 Framework prefetch). */
export function mayPrefetch({ isOffline, effectiveType, isSavingData = false, userAgent }: ConnectionFacts): boolean {
  return !isOffline && !isSavingData && !slow.includes(effectiveType) && !robot.test(userAgent);
}

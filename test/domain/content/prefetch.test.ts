import { describe, expect, it } from 'vitest';
import { type ConnectionFacts, mayPrefetch } from '#src/domain/content/prefetch';

const good: ConnectionFacts = { isOffline: false, effectiveType: '4g', userAgent: 'Mozilla/5.0 (iPhone)' };

describe('Fetching ahead (spec §9 Framework prefetch: skipped on slow 2g or data-saver connections and for bots)', () => {
  it.each([{}, { effectiveType: '3g' }, { effectiveType: undefined }, { isSavingData: false }])(
    'is done: %o',
    (facts) => {
      expect(mayPrefetch({ ...good, ...facts })).toBe(true);
    },
  );

  it.each([
    { isOffline: true },
    { effectiveType: 'slow-2g' },
    { effectiveType: '2g' },
    { isSavingData: true },
    { userAgent: 'Googlebot/2.1' },
    { userAgent: 'SomeCrawler/1.0' },
    { userAgent: 'Baiduspider+' },
    { userAgent: 'Yahoo! Slurp' },
  ])('is not done: %o', (facts) => {
    expect(mayPrefetch({ ...good, ...facts })).toBe(false);
  });
});

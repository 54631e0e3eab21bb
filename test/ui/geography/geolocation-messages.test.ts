import { describe, expect, it } from 'vitest';
import { geolocationMessages } from '#src/ui/geography/shared/geolocation-messages';

describe('Where wine cannot go (spec §2 Page shell, §8 User-facing messages)', () => {
  it('is told under the title of the specification', () => {
    expect(geolocationMessages.title).toBe('Heads up!');
  });

  it('is said word for word in the United States', () => {
    expect(geolocationMessages.inTheUs('Utah')).toBe(
      "It looks like you are in Utah! Due to wine laws, we can't ship here yet. Please ship to an address outside of the state or check back soon.",
    );
  });

  it('is said word for word elsewhere', () => {
    expect(geolocationMessages.elsewhere).toBe(
      "It looks like you might be somewhere we can't ship yet. Please ship to an address within a US state.",
    );
  });
});

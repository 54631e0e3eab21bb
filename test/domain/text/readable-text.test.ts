import { describe, expect, it } from 'vitest';
import { isReadable } from '#src/domain/text/readable-text';

describe('A name (spec §3 Customer)', () => {
  it.each(['Ada', '李', '7', '— é —'])('can be read: %s', (name) => {
    expect(isReadable(name)).toBe(true);
  });

  it.each(['', '  ', '…', '\u3164\u200b', '🍷'])('is nothing to read: "%s"', (name) => {
    expect(isReadable(name)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { mailPreferences } from '#src/domain/customer/mail-preferences';
import { isReadable } from '#src/domain/customer/readable-text';

describe('Mails that a customer can do without (spec §3 User)', () => {
  it('are reminders and no news, until they choose', () => {
    expect(mailPreferences({})).toEqual({ news: false, reminders: true });
    expect(mailPreferences({ preferences: { news: true, reminders: false } })).toEqual({
      news: true,
      reminders: false,
    });
  });
});

describe('A name (spec §3 Customer)', () => {
  it.each(['Ada', '李', '7', '— é —'])('can be read: %s', (name) => {
    expect(isReadable(name)).toBe(true);
  });

  it.each(['', '  ', '…', '\u3164\u200b', '🍷'])('is nothing to read: "%s"', (name) => {
    expect(isReadable(name)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { mailPreferences } from '#src/domain/customer/mail-preferences';

describe('Mails that a customer can do without (spec §3 User)', () => {
  it('are reminders and no news, until they choose', () => {
    expect(mailPreferences({})).toEqual({ news: false, reminders: true });
    expect(mailPreferences({ preferences: { news: true, reminders: false } })).toEqual({
      news: true,
      reminders: false,
    });
  });
});

import { describe, expect, it } from 'vitest';
import { newestMailTo } from '#test/sandbox/support/mails';
import { recordingsConfig } from '#test/sandbox/support/recordings-config';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { ShopClient } from '#test/sandbox/support/shop-client';

const giveaway = {
  name: 'spring',
  title: 'Spring',
  startsAt: new Date('2026-04-12T00:00-04:00'),
  endsAt: new Date('2027-05-04T00:00-04:00'),
  excludedStates: [],
};

const sandbox = sharedSandbox({ config: { ...recordingsConfig, giveaways: [giveaway] } });

describe('The mail about an entry (spec §2 giveaways with their sweepstakes terms)', () => {
  it('says the last minute with its time zone, as the page does', async () => {
    const entry = { name: 'Ada', email: 'ada@example.test', state: 'CA', of_age: true, agrees_to_terms: true };
    await new ShopClient(sandbox).must('POST', '/api/giveaways/spring/entries', { entry });
    expect((await newestMailTo(sandbox, 'ada@example.test')).text).toContain(
      'Until: May 3, 2027, 11:59 pm Eastern Time',
    );
  });
});

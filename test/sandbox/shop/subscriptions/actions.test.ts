import { describe, expect, it } from 'vitest';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { ShopClient } from '#test/sandbox/support/shop-client';
import { configFor, errorsOf, Subscriber } from '#test/sandbox/support/subscriber';
import { startTestSandbox } from '#test/sandbox/support/test-sandbox';

const people = ['skipper', 'quitter', 'pauser', 'resumer', 'other', 'late', 'both'];
const notActive = { paused: ['cannot pause/resume a subscription which is not active'] };
const cannotSkip = { state: ['cannot skip a subscription which is not active'] };

const sandbox = sharedSandbox({ config: configFor(...people) });

const subscriber = (name: string): Subscriber => new Subscriber(sandbox, `key-${name}`);

describe('Subscription actions (spec §4 Subscription actions)', () => {
  it('cancel ends it for good, with the reason that was given', async () => {
    const quitter = subscriber('quitter');
    const { id } = await quitter.join();
    expect(
      (await quitter.act(id, 'cancel', { subscription: { cancellation_reason: ' Too much wine ' } })).body,
    ).toMatchObject({
      state: 'canceled',
      paused: false,
      actionable_date: null,
      cancellation_reason: 'Too much wine',
      skippable: false,
    });
    expect(errorsOf(await quitter.act(id, 'cancel'))).toEqual([422, { state: ['cannot transition via "cancel"'] }]);
    expect(errorsOf(await quitter.act(id, 'skip'))).toEqual([422, cannotSkip]);
    expect(errorsOf(await quitter.act(id, 'pause'))).toEqual([422, notActive]);
    expect(errorsOf(await quitter.act(id, 'resume'))).toEqual([422, notActive]);
    expect(errorsOf(await quitter.update(id, { end_date: null }))).toEqual([
      422,
      { state: ['cannot change a subscription which is not active'] },
    ]);
    expect(await quitter.read(id)).toMatchObject({ state: 'canceled', cancellation_reason: 'Too much wine' });
  });

  it('cancel within the days of notice lets one more delivery come', async () => {
    const strict = await startTestSandbox({ config: { ...configFor('late'), cancellationNoticeDays: 30 } });
    const late = new Subscriber(strict, 'key-late');
    const { id } = await late.join();
    expect((await late.act(id, 'cancel')).body).toMatchObject({ state: 'canceled' });
    const { id: second } = await late.join();
    strict.clock.advance(86_400_000);
    expect((await late.act(second, 'cancel')).body).toMatchObject({
      state: 'pending_cancellation',
      actionable_date: '2026-12-20',
      skippable: false,
    });
    expect(errorsOf(await late.act(second, 'cancel'))).toEqual([422, { state: ['cannot transition via "cancel"'] }]);
    expect(errorsOf(await late.act(second, 'pause'))).toEqual([422, notActive]);
    await strict.close();
  });

  it('resume goes on tomorrow at the earliest', async () => {
    const resumer = subscriber('resumer');
    const { id } = await resumer.join();
    expect((await resumer.act(id, 'resume', { actionable_date: '2027-01-01' })).body).toMatchObject({
      state: 'active',
      actionable_date: '2026-12-20',
    });
    expect((await resumer.act(id, 'pause', { subscription: { actionable_date: '2027-03-01' } })).body).toMatchObject({
      state: 'paused',
      actionable_date: '2027-03-01',
    });
    expect((await resumer.act(id, 'resume')).body).toMatchObject({
      state: 'active',
      paused: false,
      actionable_date: '2026-11-21',
    });
    await resumer.act(id, 'pause');
    expect((await resumer.act(id, 'resume', { subscription: { actionable_date: '2027-01-31' } })).body).toMatchObject({
      actionable_date: '2027-01-31',
    });
    expect((await resumer.act(id, 'skip')).body).toMatchObject({ actionable_date: '2027-02-28' });
  });

  it.each(['pause', 'resume'])(
    '%s refuses a day in the past and an invalid day, and takes today for tomorrow',
    async (action) => {
      const both = subscriber('both');
      const { id } = await both.join();
      if (action === 'resume') await both.act(id, 'pause');
      expect(errorsOf(await both.act(id, action, { actionable_date: '2026-11-19' }))).toEqual([
        422,
        { actionable_date: ['must be tomorrow or later'] },
      ]);
      expect(errorsOf(await both.act(id, action, { actionable_date: 'soon' }))).toEqual([
        422,
        { actionable_date: ['is invalid'] },
      ]);
      expect((await both.act(id, action, { actionable_date: '2026-11-20' })).body).toMatchObject({
        actionable_date: '2026-11-21',
      });
    },
  );

  it('belong to the customer alone: others are 401, the unknown is 404 (spec §7 Shop back end)', async () => {
    const other = subscriber('other');
    const { id } = await other.join();
    const skipper = subscriber('skipper');
    const [mine, theirs] = [await skipper.path(), await other.path()];
    const status = async (method: string, path: string, client: ShopClient = skipper.client): Promise<number> =>
      (await client.send(method, path, method === 'PUT' ? { subscription: { end_date: null } } : undefined)).status;
    expect(await status('GET', theirs)).toBe(401);
    for (const path of [`${mine}/${id}`, `${theirs}/${id}`]) {
      expect([await status('GET', path), await status('PUT', path), await status('POST', `${path}/cancel`)]).toEqual([
        401, 401, 401,
      ]);
    }
    for (const sid of ['99999', '99999999999', 'x']) {
      expect([
        await status('GET', `${mine}/${sid}`),
        await status('PUT', `${mine}/${sid}`),
        await status('POST', `${mine}/${sid}/skip`),
      ]).toEqual([404, 404, 404]);
    }
    const guest = new ShopClient(sandbox);
    expect([
      await status('GET', theirs, guest),
      await status('GET', `${theirs}/${id}`, guest),
      await status('POST', `${theirs}/${id}/skip`, guest),
    ]).toEqual([401, 401, 401]);
    expect((await other.read(id)).state).toBe('active');
  });

  it('happen one after the other: of many skips at once one is accepted', async () => {
    const skipper = subscriber('skipper');
    const { id } = await skipper.join();
    const answers = await Promise.all(Array.from({ length: 6 }, () => skipper.act(id, 'skip')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422]);
    expect(await skipper.read(id)).toMatchObject({ actionable_date: '2027-01-20', skip_count: 1 });
  });
});

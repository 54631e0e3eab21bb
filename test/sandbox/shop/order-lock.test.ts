import { describe, expect, it } from 'vitest';
import { GuestShopper } from '#test/sandbox/support/guest-shopper';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { ShopClient } from '#test/sandbox/support/shop-client';

const sandbox = sharedSandbox();

const oneWhite = [{ sku: 'WHITE-1', quantity: 1 }];

describe('An order that another request holds (spec §8 Shop back end, 409)', () => {
  it('refuses every change at once, in plain text, and can still be read', async () => {
    const guest = await GuestShopper.with(sandbox, oneWhite);
    const control = new ShopClient(sandbox);
    await control.must('POST', `/_control/locks/${guest.number}`);
    const { id, line_items: lines } = await guest.order();
    const refused = { status: 409, type: 'text/plain; charset=utf-8', body: `Could not obtain lock on order ${id}` };
    expect(await guest.add('RED-1', 1)).toEqual(refused);
    expect(await guest.coupon('TEN')).toEqual(refused);
    expect(await guest.checkout('address', {})).toEqual(refused);
    expect(await guest.call('PUT', 'finalize')).toEqual(refused);
    expect(await guest.client.send('DELETE', `/api/orders/${guest.number}/line_items/${lines[0]!.id}`)).toEqual(
      refused,
    );
    expect(
      await guest.client
        .as({ bearer: 'key-bob' })
        .send('PUT', `/api/orders/${guest.number}/associate_user?order_token=${guest.token}`),
    ).toEqual(refused);
    expect(await control.send('POST', `/_control/locks/${guest.number}`)).toEqual(refused);
    await control.must('DELETE', `/_control/locks/${guest.number}`);
    expect((await guest.add('RED-1', 1)).status).toBe(201);
  });

  it('is refused for good once it is placed, held or not', async () => {
    const guest = await GuestShopper.with(sandbox, oneWhite);
    await guest.buy();
    await new ShopClient(sandbox).must('POST', `/_control/locks/${guest.number}`);
    expect((await guest.add('RED-1', 1)).status).toBe(401);
  });

  it('is free again after a change, whether it went well or not', async () => {
    const guest = await GuestShopper.with(sandbox, oneWhite);
    expect((await guest.add('NO-SUCH', 1)).status).toBe(404);
    expect((await guest.coupon('nope')).status).toBe(422);
    expect((await guest.checkout('address', {})).status).toBe(422);
    expect((await guest.add('RED-1', 1)).status).toBe(201);
  });

  it('is not held for ever by a request that died', async () => {
    const guest = await GuestShopper.with(sandbox, oneWhite);
    await new ShopClient(sandbox).must('POST', `/_control/locks/${guest.number}`);
    sandbox.clock.advance(119_000);
    expect((await guest.add('RED-1', 1)).status).toBe(409);
    sandbox.clock.advance(2_000);
    expect((await guest.add('RED-1', 1)).status).toBe(201);
  });

  it('never mixes two changes that come together: each is made in full or refused', async () => {
    const guest = await GuestShopper.with(sandbox, oneWhite);
    const answers = await Promise.all(Array.from({ length: 8 }, () => guest.add('RED-1', 1)));
    const made = answers.filter(({ status }) => status === 201).length;
    expect(answers.map(({ status }) => status).every((status) => status === 201 || status === 409)).toBe(true);
    expect(made).toBeGreaterThan(0);
    const reds = (await guest.order()).line_items.filter(({ price }) => price === '8.0');
    expect(reds.map(({ quantity }) => quantity)).toEqual([made]);
  });
});

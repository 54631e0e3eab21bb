import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { cents } from '#src/domain/money/money';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { ChangeIntervalPresenter } from '#src/ui/subscription/change-interval.presenter';
import { subscriptionMessages } from '#src/ui/subscription/shared/subscription-messages';
import { noAnswer } from '#test/application/failures';
import { invalid } from '#test/fakes/shop/refusals';
import { fillIn } from '#test/ui/support/fill-in';
import { fieldErrors, mainHeading, press, told } from '#test/ui/support/on-screen';
import { violations } from '#test/ui/support/violations';
import type { AccountVisitor } from '#test/ui/support/visitor';
import { aClub, atSubscription } from './at-subscription';

const { pause, resume, interval, address, cancel, settings, notices, dayProblems } = subscriptionMessages;
const changeInterval = `${settings.change} ${settings.changeNamed.interval}`;
const changeAddress = `${settings.change} ${settings.changeNamed.address}`;

const dialog = () => screen.queryByRole('dialog');
const chooseDay = (day: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(/^The day/), { target: { value: day } });
const choose = (label: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByLabelText(new RegExp(`^${label}`)));

const next = 'Next charge: December 20, 2026.';

/** Presses the button in the open dialog. */
async function confirm(visitor: AccountVisitor, name: string): Promise<void> {
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  await visitor.pass();
}

describe('Pausing (spec §4 Subscription actions, pause)', () => {
  it('lasts until a day', async () => {
    const { visitor, gateway } = await atSubscription('subscription-17', aClub({ upcomingTotal: cents(7560) }));
    await press(visitor, pause.open);
    expect(await violations(document.body)).toEqual([]);
    chooseDay('2027-02-01');
    await confirm(visitor, pause.confirm);
    expect(gateway.see('subscription-17')).toMatchObject({ state: 'paused', actionableDate: '2027-02-01' });
    expect(dialog()).toBeNull();
    expect(visitor.shopper.heard).toBe(pause.done('Next charge: February 1, 2027, $75.60 before shipping and tax.'));
    expect(document.activeElement).toBe(mainHeading());
  });

  it('lasts until resumed, and resuming begins tomorrow', async () => {
    const { visitor, gateway } = await atSubscription('subscription-17', aClub());
    await press(visitor, pause.open);
    await choose(pause.openEnd);
    await confirm(visitor, pause.confirm);
    screen.getByText(`${notices.paused} ${notices.pausedMember}`);
    expect(visitor.shopper.heard).toBe(pause.done('Nothing is charged until you resume.'));
    await press(visitor, resume.open);
    expect(await violations(document.body)).toEqual([]);
    await confirm(visitor, resume.confirm);
    expect(gateway.see('subscription-17')).toMatchObject({ state: 'active', actionableDate: '2026-11-22' });
    expect(visitor.shopper.heard).toBe(resume.done('Next charge: November 22, 2026.'));
  });

  it('can be resumed on a day', async () => {
    const { visitor, gateway } = await atSubscription('subscription-17', aClub({ state: 'paused' }));
    await press(visitor, resume.open);
    await choose(resume.untilDay);
    chooseDay('2027-01-05');
    await confirm(visitor, resume.confirm);
    expect(gateway.see('subscription-17')).toMatchObject({ state: 'active', actionableDate: '2027-01-05' });
  });

  it('stays open when a form that was closed before is answered', async () => {
    const { visitor, gateway } = await atSubscription('subscription-17', aClub());
    await press(visitor, changeInterval);
    await userEvent.selectOptions(screen.getByLabelText(interval.label), '2 month');
    const gate = gateway.hold('update');
    await confirm(visitor, interval.save);
    await gate.reached;
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await press(visitor, pause.open);
    chooseDay('2027-02-01');
    gate.release();
    await visitor.pass();
    expect(gateway.see('subscription-17')).toMatchObject({ interval: { length: 2, unit: 'month' } });
    expect(within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(/^The day/).value).toBe('2027-02-01');
  });

  it.each([
    ['no day', '', dayProblems.missing],
    ['a day in the past', '2020-01-01', dayProblems.past],
    ['today', '2026-03-31', dayProblems.past],
    ['a day years away', '2031-01-01', dayProblems['too-far']],
  ])('refuses %s at the field, and sends nothing', async (_name, day, problem) => {
    const { visitor, gateway } = await atSubscription('subscription-17', aClub());
    await press(visitor, pause.open);
    chooseDay(day);
    await confirm(visitor, pause.confirm);
    expect(fieldErrors()).toEqual([problem]);
    expect(gateway.received).not.toContain('pause');
    expect(document.activeElement?.getAttribute('name')).toBe('pause-day');
    expect(await violations(document.body)).toEqual([]);
  });

  it('keeps the choice when the shop cannot be reached, and says so beside the button (spec §8)', async () => {
    const { visitor, gateway } = await atSubscription('subscription-17', aClub());
    await press(visitor, pause.open);
    chooseDay('2027-02-01');
    gateway.failNext('pause', noAnswer());
    await confirm(visitor, pause.confirm);
    expect(told()).toContain('We could not reach the shop.');
    expect(within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(/^The day/).value).toBe('2027-02-01');
    await confirm(visitor, pause.confirm);
    expect(gateway.see('subscription-17')?.state).toBe('paused');
  });
});

describe('Changing the delivery frequency (spec §4 Subscription actions, update)', () => {
  const select = () => within(screen.getByRole('dialog')).getByRole<HTMLSelectElement>('combobox');

  it('offers one to three months, and keeps the next delivery where it is', async () => {
    const { visitor, gateway } = await atSubscription('subscription-17', aClub());
    await press(visitor, changeInterval);
    expect([...select().options].map(({ text }) => text)).toEqual(['Every month', 'Every 2 months', 'Every 3 months']);
    screen.getByText(interval.stays('December 20, 2026'));
    expect(await violations(document.body)).toEqual([]);
    await userEvent.selectOptions(select(), 'Every 2 months');
    await confirm(visitor, interval.save);
    expect(gateway.see('subscription-17')).toMatchObject({
      interval: { length: 2, unit: 'month' },
      actionableDate: '2026-12-20',
    });
    expect(visitor.shopper.heard).toBe(interval.saved('every 2 months', next));
  });

  it('offers the frequency it has, if that is another', async () => {
    const { visitor } = await atSubscription('subscription-17', aClub({ interval: { length: 6, unit: 'week' } }));
    await press(visitor, changeInterval);
    expect([...select().options].map(({ text }) => text)[0]).toBe('Every 6 weeks');
  });

  it.each(['0 month', '-1 month', '1.5 month', 'nonsense', ''])(
    'refuses "%s" from wherever it comes, and sends nothing',
    async (text) => {
      const { visitor, gateway } = await atSubscription('subscription-17', aClub());
      const changing = visitor.shopper.container.make(ChangeIntervalPresenter, { subscription: aClub() });
      changing.form.type('interval', text);
      expect([await changing.save(), changing.form.problems.interval]).toEqual([false, interval.unknown]);
      expect(gateway.received).not.toContain('update');
    },
  );

  it("shows the server's objection, in words", async () => {
    const { visitor, gateway } = await atSubscription('subscription-17', aClub());
    await press(visitor, changeInterval);
    gateway.failNext('update', invalid({ interval_length: ['must be greater than 0'] }));
    await confirm(visitor, interval.save);
    expect(told()).toBe(interval.unknown);
  });
});

describe('Changing the address (spec §4 Subscription actions, update; §9 Shipping)', () => {
  const field = (name: keyof typeof checkoutMessages.fields) =>
    within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(
      new RegExp(`^${checkoutMessages.fields[name]}`),
    );

  it('begins with the present one and sends the new one whole', async () => {
    const { visitor, gateway } = await atSubscription('subscription-17', aClub());
    await press(visitor, changeAddress);
    expect(field('city').value).toBe('Fresno');
    expect(await violations(document.body)).toEqual([]);
    await userEvent.clear(field('city'));
    await fillIn(field('city'), 'Oakland');
    await userEvent.clear(field('phone'));
    await fillIn(field('phone'), '2125550123');
    await confirm(visitor, address.save);
    expect(gateway.see('subscription-17')?.shipAddress).toMatchObject({
      city: 'Oakland',
      name: 'Ada Example',
      countryIso: 'US',
    });
    expect(visitor.shopper.heard).toBe(address.saved(next));
    expect(dialog()).toBeNull();
  });

  it('is refused at the field that is wrong, with nothing sent', async () => {
    const { visitor, gateway } = await atSubscription('subscription-17', aClub());
    await press(visitor, changeAddress);
    await userEvent.clear(field('zipcode'));
    await confirm(visitor, address.save);
    expect(fieldErrors()).toEqual([checkoutMessages.problems.zipcode]);
    expect(document.activeElement).toBe(field('zipcode'));
    expect(gateway.received).not.toContain('update');
  });

  it('is refused where wine may not go, at the state (spec §9 Shippable states)', async () => {
    const { visitor, gateway } = await atSubscription('subscription-17', aClub());
    await press(visitor, changeAddress);
    fireEvent.change(field('stateAbbr'), { target: { value: 'UT' } });
    await confirm(visitor, address.save);
    expect(fieldErrors()).toEqual(['We cannot ship wine to Utah yet.']);
    expect(document.activeElement).toBe(field('stateAbbr'));
    expect(field('stateAbbr').value).toBe('UT');
    expect(gateway.received).not.toContain('update');
    expect(dialog()).not.toBeNull();
  });

  it("says the server's words at the fields", async () => {
    const { visitor, gateway } = await atSubscription('subscription-17', aClub());
    await press(visitor, changeAddress);
    gateway.failNext('update', invalid({ 'ship_address.city': ["can't be blank"] }));
    await confirm(visitor, address.save);
    expect(fieldErrors()).toEqual(["City can't be blank."]);
    expect(told()).toBe('');
  });
});

describe('Canceling (spec §4 Subscription actions, cancel)', () => {
  it('takes one confirmation and no reason', async () => {
    const { visitor, gateway } = await atSubscription('subscription-17', aClub());
    await press(visitor, cancel.openLong);
    expect(await violations(document.body)).toEqual([]);
    await confirm(visitor, cancel.confirm);
    expect(gateway.see('subscription-17')?.state).toBe('canceled');
    expect(visitor.shopper.heard).toBe(cancel.done);
    screen.getByText(notices.canceled);
    expect(dialog()).toBeNull();
  });

  it('tells the shop the reason, if one is given', async () => {
    const { visitor, gateway } = await atSubscription('subscription-17', aClub());
    await press(visitor, cancel.openLong);
    await choose(cancel.reasons['too-expensive']);
    await fillIn(screen.getByRole('textbox'), ' for now ');
    await confirm(visitor, cancel.confirm);
    expect(gateway.reasons).toEqual([`${cancel.reasons['too-expensive']}: for now`]);
  });

  it('offers a pause beside it', async () => {
    const { visitor, gateway } = await atSubscription('subscription-17', aClub());
    await press(visitor, cancel.openLong);
    await confirm(visitor, cancel.pauseInstead);
    screen.getByRole('heading', { name: pause.title });
    expect(gateway.see('subscription-17')?.state).toBe('active');
  });

  it('offers the next interval beside it, which keeps the subscription', async () => {
    const { visitor, gateway } = await atSubscription('subscription-17', aClub());
    await press(visitor, cancel.openLong);
    await confirm(visitor, cancel.lessOften('every 2 months'));
    expect(gateway.see('subscription-17')).toMatchObject({ state: 'active', interval: { length: 2, unit: 'month' } });
    expect(dialog()).toBeNull();
    expect(visitor.shopper.heard).toContain(interval.saved('every 2 months', next));
  });

  it('offers no longer interval than there is', async () => {
    const { visitor } = await atSubscription('subscription-17', aClub({ interval: { length: 3, unit: 'month' } }));
    await press(visitor, cancel.openLong);
    expect(within(screen.getByRole('dialog')).queryByRole('button', { name: /instead/ })?.textContent).toBe(
      cancel.pauseInstead,
    );
  });

  it('can be thought over', async () => {
    const { visitor, gateway } = await atSubscription('subscription-17', aClub());
    await press(visitor, cancel.openLong);
    await confirm(visitor, cancel.keep);
    expect([dialog(), gateway.see('subscription-17')?.state]).toEqual([null, 'active']);
  });

  it('stays open with the reason when the server fails, and happens once (spec §8)', async () => {
    const { visitor, gateway } = await atSubscription('subscription-17', aClub());
    await press(visitor, cancel.openLong);
    await choose(cancel.reasons.taste);
    gateway.failNext('cancel', new GatewayError({ code: 'server_error' }));
    await confirm(visitor, cancel.confirm);
    expect(told()).toContain('Something went wrong on our side.');
    expect(within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(cancel.reasons.taste).checked).toBe(
      true,
    );
    const gate = gateway.hold('cancel');
    await confirm(visitor, cancel.confirm);
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: new RegExp(`^${cancel.confirm}`) }),
    );
    gate.release();
    await visitor.pass();
    expect(gateway.received.filter((method) => method === 'cancel')).toHaveLength(2);
  });

  it('is told as done when a second press is refused because the first one was only not answered (spec §8)', async () => {
    const { visitor, gateway } = await atSubscription('subscription-17', aClub());
    await press(visitor, cancel.openLong);
    gateway.failAfter('cancel', noAnswer());
    gateway.failNext('read', noAnswer());
    await confirm(visitor, cancel.confirm);
    expect(told()).toContain('We could not reach the shop.');
    await confirm(visitor, cancel.confirm);
    expect([told(), visitor.shopper.heard, dialog()]).toEqual(['', cancel.done, null]);
    screen.getByText(notices.canceled);
  });

  it('shows the truth when another tab was quicker', async () => {
    const { visitor, gateway } = await atSubscription('subscription-17', aClub());
    await press(visitor, cancel.openLong);
    gateway.changeElsewhere('subscription-17', { state: 'canceled', actionableDate: undefined as never });
    await confirm(visitor, cancel.confirm);
    expect(told()).toBe(notices.overtaken);
    expect([dialog(), mainHeading()]).toEqual([null, document.activeElement]);
  });
});

import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { signInError } from '#src/application/ports/identity/sign-in-error';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { EndSession } from '#src/application/session/end-session';
import { customerDataLeftOut } from '#src/domain/customer/customer-data';
import { mailPreferences } from '#src/domain/customer/mail-preferences';
import { cents } from '#src/domain/money/money';
import { page } from '#src/ui/customer/profile';
import { profileMessages } from '#src/ui/customer/profile-messages';
import { describeFailure } from '#src/ui/kit/failures';
import { noAnswer } from '#test/application/failures';
import { aSubscription } from '#test/builders/a-subscription';
import { anAddress } from '#test/builders/an-address';
import { invalid } from '#test/fakes/shop/refusals';
import { ada } from '#test/support/test-tab';
import { fillIn } from '#test/ui/support/fill-in';
import { button, field, fieldErrors, mainHeading, press, told } from '#test/ui/support/on-screen';
import { violations } from '#test/ui/support/violations';
import { AccountVisitor, type VisitorOptions } from '#test/ui/support/visitor';

const { name, email, mails, data, remove } = profileMessages;
const to = 'ada.new@example.com';

async function atProfile(options: VisitorOptions = {}) {
  const visitor = await AccountVisitor.signedIn(options);
  const { container } = await visitor.open(page.View, '/account/profile/');
  await visitor.pass();
  return { visitor, container, shop: visitor.shopper.tab.shop };
}

const news = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
const customer = (visitor: AccountVisitor) => visitor.shopper.container.get(CustomerState).current;

async function type(into: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(into);
  await fillIn(into, text);
}

describe('The name (spec §7 PATCH users)', () => {
  it('is saved, and the shop greets by it', async () => {
    const { visitor, container } = await atProfile();
    await type(field(name.label), ' Ada Lovelace ');
    await press(visitor, name.save);
    expect(customer(visitor)?.name).toBe('Ada Lovelace');
    expect(news()).toContain(name.saved);
    expect(await violations(container)).toEqual([]);
  });

  it.each([
    ['', name.problems.missing],
    ['x'.repeat(101), name.problems.long],
  ])('is refused at its field when it is %j', async (typed, problem) => {
    const { visitor, shop } = await atProfile();
    await userEvent.clear(field(name.label));
    if (typed) await fillIn(field(name.label), typed);
    await press(visitor, name.save);
    expect(fieldErrors().join()).toContain(problem);
    expect(document.activeElement).toBe(field(name.label));
    expect(shop.received).not.toContain('update');
  });

  it('is refused at its field by the server as well', async () => {
    const { visitor, shop } = await atProfile();
    shop.failNext('update', invalid({ name: ['is too long'] }));
    await type(field(name.label), 'Ada');
    await press(visitor, name.save);
    expect(fieldErrors().join()).toContain(name.problems.long);
    expect(told()).toBe('');
  });

  it('stays as typed when it cannot be saved, and while the session has ended', async () => {
    const { visitor, shop } = await atProfile();
    shop.failNext('update', noAnswer());
    await type(field(name.label), 'Ada');
    await press(visitor, name.save);
    expect(told()).toContain(describeFailure(noAnswer()));
    expect(field(name.label).value).toBe('Ada');
    act(() => visitor.shopper.container.get(EndSession).execute('refused'));
    expect(screen.queryByLabelText(name.label)).toBeNull();
    await visitor.identity.sessions.revoke();
    await visitor.proveElsewhere();
    await visitor.pass(200);
    expect(field(name.label).value).toBe('Ada');
  });

  it('is sent once, however often the button is pressed', async () => {
    const { visitor, shop } = await atProfile();
    const gate = shop.hold('update');
    await type(field(name.label), 'Ada');
    const save = button(name.save);
    await userEvent.dblClick(save);
    await userEvent.click(save);
    gate.release();
    await visitor.pass();
    expect(shop.received.filter((method) => method === 'update')).toHaveLength(1);
  });
});

describe('The e-mail (spec §3 Sign-in user, §7 DELETE users/emails)', () => {
  it('is changed once the link in the mail was opened', async () => {
    const { visitor, container } = await atProfile();
    screen.getByText(email.present(ada));
    await type(field(email.label), to);
    await press(visitor, email.send);
    screen.getByText(email.waiting(to));
    expect(visitor.shopper.heard).toBe(email.waiting(to));
    expect(await violations(container)).toEqual([]);
    await press(visitor, email.check);
    expect(news()).toContain(email.notYet);
    await visitor.identity.magicLinks.authenticate(visitor.linkTo(to));
    await press(visitor, email.check);
    expect(news()).toContain(email.changed(to));
    screen.getByText(email.present(to));
  });

  it('goes on by itself when the link leads back to the page', async () => {
    const { visitor } = await atProfile({
      prove: async (arriving) => {
        await arriving.proveElsewhere();
        const user = arriving.provider.users[0]!;
        user.metadata = { emailChange: { from: ada, to } };
        await arriving.proveElsewhere(to);
      },
    });
    expect(news()).toContain(email.changed(to));
    expect(customer(visitor)?.email).toBe(to);
  });

  it('stays when the change is stopped', async () => {
    const { visitor } = await atProfile();
    await type(field(email.label), to);
    await press(visitor, email.send);
    await press(visitor, email.cancel);
    expect(field(email.label).value).toBe('');
    screen.getByText(email.present(ada));
  });

  it.each([
    ['nonsense', 'name@example.com'],
    [ada, email.same],
  ])('%s is refused at its field', async (typed, problem) => {
    const { visitor } = await atProfile();
    await type(field(email.label), typed);
    await press(visitor, email.send);
    expect(fieldErrors().join()).toContain(problem);
  });

  it('of another account is refused at its field', async () => {
    const { visitor } = await atProfile();
    visitor.provider.failNext('magicLinks.send', signInError({ code: 'email_in_use' }));
    await type(field(email.label), to);
    await press(visitor, email.send);
    expect(fieldErrors().join()).toContain(email.inUse);
    expect(field(email.label).value).toBe(to);
  });

  it('that the shop does not take stays as it was, and that is told', async () => {
    const { visitor, shop } = await atProfile();
    shop.unprovenEmails.add(to);
    await type(field(email.label), to);
    await press(visitor, email.send);
    await visitor.identity.magicLinks.authenticate(visitor.linkTo(to));
    await press(visitor, email.check);
    expect(news()).toContain(email.refused(to));
    screen.getByText(email.present(ada));
  });

  it('cannot be changed here where the shop sends no links', async () => {
    await atProfile({
      variables: { VITE_SIGN_IN_METHODS: 'otp,passwords' },
      prove: (arriving) => arriving.proveElsewhere(),
    });
    screen.getByText(email.notOffered);
    expect(screen.queryByLabelText(email.label)).toBeNull();
  });
});

describe('Which mails come (spec §3 User, Sign-in user)', () => {
  it('is saved for the shop and the sign-in provider', async () => {
    const { visitor } = await atProfile();
    await userEvent.click(screen.getByLabelText(mails.news));
    await userEvent.click(screen.getByLabelText(mails.reminders));
    await press(visitor, mails.save);
    expect(news()).toContain(mails.saved);
    expect(customer(visitor)?.preferences).toEqual({ news: true, reminders: false });
    expect(visitor.provider.users[0]!.metadata['mailPreferences']).toEqual({ news: true, reminders: false });
  });

  it('is told when only the shop has it', async () => {
    const { visitor } = await atProfile();
    visitor.provider.failNext('users.updateMetadata', signInError({ code: 'timeout' }));
    await userEvent.click(screen.getByLabelText(mails.news));
    await press(visitor, mails.save);
    expect(news()).toContain(mails.shopOnly);
  });

  it('stays as chosen when it cannot be saved', async () => {
    const { visitor, shop } = await atProfile();
    shop.failNext('update', new GatewayError({ code: 'server_error' }));
    await userEvent.click(screen.getByLabelText(mails.news));
    await press(visitor, mails.save);
    expect(told()).not.toBe('');
    expect(screen.getByLabelText<HTMLInputElement>(mails.news).checked).toBe(true);
  });

  it('keep the choice while the last one is saved', async () => {
    const { visitor, shop } = await atProfile();
    await userEvent.click(screen.getByLabelText(mails.news));
    const gate = shop.hold('update');
    await press(visitor, mails.save);
    await gate.reached;
    await userEvent.click(screen.getByLabelText(mails.reminders));
    const chosen = screen.getByLabelText<HTMLInputElement>(mails.reminders).checked;
    gate.release();
    await visitor.pass();
    expect(screen.getByLabelText<HTMLInputElement>(mails.reminders).checked).toBe(chosen);
    expect(news()).not.toContain(mails.saved);
    await press(visitor, mails.save);
    expect(news()).toContain(mails.saved);
    expect(mailPreferences(customer(visitor)!)).toEqual({ news: true, reminders: chosen });
  });
});

describe('The download of one’s data (spec §2 /account/*)', () => {
  it('is a file of JSON named after the day', async () => {
    const { visitor } = await atProfile();
    await press(visitor, data.download);
    const [file] = visitor.shopper.tab.files.files;
    expect(file).toMatchObject({ type: 'application/json' });
    expect(file!.name).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse(file!.text)).toMatchObject({ profile: { email: ada } });
    expect(news()).toContain(data.done);
  });

  it('names beside the button the data that the file leaves out', async () => {
    await atProfile();
    screen.getByText(new RegExp(data.leftOut(customerDataLeftOut)));
  });

  it('names the data that the file lacks', async () => {
    const { visitor, shop } = await atProfile();
    shop.failNext('list', noAnswer());
    await press(visitor, data.download);
    expect(news()).toContain(data.missing(['orders']));
  });
});

describe('Deleting the account (spec §2 /account/*, §7 users)', () => {
  const dialog = () => within(screen.getByRole('alertdialog'));
  const confirm = async (visitor: AccountVisitor) => {
    await userEvent.click(dialog().getByRole('button', { name: remove.confirm }));
    await visitor.pass();
  };

  it('asks, with the deleted and the kept data, and begins only after the typed word', async () => {
    const { visitor, container, shop } = await atProfile({
      prove: async (arriving) => {
        arriving.subscriptions.give(aSubscription({ id: 'subscription-1' }));
        await arriving.proveElsewhere();
      },
    });
    await press(visitor, remove.open);
    for (const sentence of [remove.goes, remove.clubs(1), remove.stays, remove.final]) dialog().getByText(sentence);
    expect(await violations(container)).toEqual([]);
    await confirm(visitor);
    expect(fieldErrors().join()).toContain(remove.wordMissing);
    expect(shop.received).not.toContain('remove');
    await fillIn(field(remove.typeWord(remove.word)), 'delete');
    await confirm(visitor);
    expect(mainHeading().textContent).toBe(remove.done.title);
    expect(document.activeElement).toBe(mainHeading().closest('[tabindex]'));
    expect(visitor.session.isLoggedIn).toBe(false);
    expect(await violations(container)).toEqual([]);
  });

  it('lists pending deliveries, with their fate', async () => {
    const { visitor, container } = await atProfile({
      prove: async (arriving) => {
        const { world } = arriving.shopper.tab;
        await arriving.proveElsewhere();
        const { number } = await world.orders.create([{ sku: 'WHITE-1', quantity: 2 }]);
        world.shop.completeElsewhere(number);
        Object.assign(world.shop.find(number)!, { address: anAddress(), since: { shipmentState: 'pending' } });
      },
    });
    const state = visitor.shopper.container.get(CustomerState);
    act(() => state.replace({ ...state.current!, storeCredit: cents(2500) }));
    await press(visitor, remove.open);
    const list = dialog().getByRole('list', { name: remove.toCome });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([remove.orders(1), remove.credit('$25.00')]);
    expect(await violations(container)).toEqual([]);
  });

  it('says so when the orders cannot be checked', async () => {
    const { visitor, shop } = await atProfile();
    shop.failNext('list', noAnswer());
    await press(visitor, remove.open);
    dialog().getByText(remove.unchecked);
    dialog().getByRole('button', { name: remove.confirm });
  });

  it('says to write to the shop where it deletes no accounts', async () => {
    const { visitor, shop } = await atProfile();
    shop.failNext('remove', new GatewayError({ code: 'not_allowed' }));
    await press(visitor, remove.open);
    await fillIn(field(remove.typeWord(remove.word)), remove.word);
    await confirm(visitor);
    screen.getByText(remove.notOffered);
    expect(visitor.session.isLoggedIn).toBe(true);
  });

  it('says how to find out when a second press finds the customer signed out (spec §8)', async () => {
    const { visitor, shop, container } = await atProfile();
    shop.failAfter('remove', noAnswer());
    shop.failNext('readMe', noAnswer());
    await press(visitor, remove.open);
    await fillIn(field(remove.typeWord(remove.word)), remove.word);
    await confirm(visitor);
    expect(dialog().getByRole('alert').textContent).toContain(describeFailure(noAnswer()));
    await confirm(visitor);
    expect(mainHeading().textContent).toBe(remove.unknown.title);
    expect(document.activeElement).toBe(mainHeading().closest('[tabindex]'));
    screen.getByText(remove.unknown.text);
    expect(visitor.session.isLoggedIn).toBe(false);
    expect(await violations(container)).toEqual([]);
  });

  it('stays in the question when it fails', async () => {
    const { visitor, shop } = await atProfile();
    shop.failNext('remove', noAnswer());
    await press(visitor, remove.open);
    await fillIn(field(remove.typeWord(remove.word)), remove.word);
    await confirm(visitor);
    expect(dialog().getByRole('alert').textContent).toContain(describeFailure(noAnswer()));
    await userEvent.click(dialog().getByRole('button', { name: remove.keep }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

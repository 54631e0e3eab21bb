import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Clipboard } from '#src/application/ports/browser/clipboard';
import { ReferralGateway } from '#src/application/ports/shop/referral-gateway';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { given } from '#src/composition/container';
import { cents } from '#src/domain/money/money';
import type { ReferralOffer } from '#src/domain/referral/referral';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { ReferFriend } from '#src/ui/referral/shared/refer-friend';
import { referFriendMessages } from '#src/ui/referral/shared/refer-friend-messages';
import { noAnswer } from '#test/application/failures';
import { InMemoryClipboard } from '#test/fakes/browser/in-memory-clipboard';
import { InMemoryReferralGateway } from '#test/fakes/shop/in-memory-referral-gateway';
import { Shopper } from '#test/ui/support/shopper';
import { violations } from '#test/ui/support/violations';

let referrals: InMemoryReferralGateway;
let clipboard: InMemoryClipboard;
let offer: ReferralOffer | undefined;
beforeEach(() => {
  offer = undefined;
  referrals = new InMemoryReferralGateway();
  clipboard = new InMemoryClipboard();
});

async function openAs(customer: { readonly email?: string } | undefined) {
  const shopper = Shopper.atTheDoor({ adapters: [given(ReferralGateway, referrals), given(Clipboard, clipboard)] });
  if (offer) shopper.tab.content.shell = { tagline: '', footerText: '', referral: offer };
  if (customer) shopper.container.get(CustomerState).replace({ id: 'customer-1', ...customer });
  return { shopper, ...(await shopper.open(ReferFriend, '/account/')) };
}

const ada = { email: 'ada@example.com' };
const adasLink = 'http://localhost:5173/en-US/?ref=friend-1';
const link = () => screen.getByLabelText<HTMLInputElement>(referFriendMessages.label);

describe('Refer a friend (spec §3 User, §7 POST referral_identifiers)', () => {
  it("shows the customer's own link and copies it", async () => {
    const { shopper, container } = await openAs(ada);
    expect(link().value).toBe(adasLink);
    await userEvent.click(screen.getByRole('button', { name: referFriendMessages.copy }));
    expect([clipboard.text, shopper.heard]).toEqual([adasLink, referFriendMessages.copied]);
    screen.getByText(referFriendMessages.copied);
    expect(await violations(container)).toEqual([]);
  });

  it('names the rewards of both sides, and brings the code along in the link', async () => {
    offer = { credit: cents(1000), discount: cents(500), code: 'HELLO5' };
    await openAs(ada);
    const text =
      'Your friend gets $5 off their first order with code HELLO5. You get $10 of store credit once their card is charged for more than $10 of goods, gift cards aside.';
    screen.getByText(text);
    expect(link().value).toBe(`${adasLink}&promo=HELLO5`);
  });

  it('is the link of the user who is signed in now', async () => {
    const { shopper } = await openAs(ada);
    act(() => shopper.container.get(CustomerState).replace({ id: '2', email: 'bob@example.com' }));
    await shopper.pass();
    expect(link().value).toBe(adasLink.replace('friend-1', 'friend-2'));
  });

  it('marks the link when the browser does not let it be copied', async () => {
    clipboard.isForbidden = true;
    await openAs(ada);
    await userEvent.click(screen.getByRole('button', { name: referFriendMessages.copy }));
    screen.getByText(referFriendMessages.notCopied);
    expect(document.activeElement).toBe(link());
    expect(link().selectionEnd).toBe(adasLink.length);
  });

  it('says when the link cannot be had, and tries again', async () => {
    referrals.failNext('identify', noAnswer());
    referrals.failNext('identify', noAnswer());
    const { shopper, container } = await openAs(ada);
    expect(screen.getByRole('alert').textContent).toContain('could not reach the shop');
    expect(await violations(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: kitMessages.tryAgain }));
    await shopper.pass();
    await userEvent.click(screen.getByRole('button', { name: kitMessages.tryAgain }));
    await shopper.pass();
    expect(link().value).toBe(adasLink);
  });

  it.each([{ email: '' }, {}])('asks for an address when there is none: %o', async (customer) => {
    const { container } = await openAs(customer);
    screen.getByText(referFriendMessages.withoutEmail);
    expect(await violations(container)).toEqual([]);
  });

  it('is not there for a user who is not known yet', async () => {
    const { container } = await openAs(undefined);
    expect(container.querySelector('section')).toBeNull();
  });
});

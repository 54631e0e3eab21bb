import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { StoredInvitation } from '#src/application/ports/browser/stored-invitation';
import { cents } from '#src/domain/money/money';
import { ReferralBubble } from '#src/ui/referral/shared/referral-bubble';
import { ReferralInvitation } from '#src/ui/referral/shared/referral-invitation';
import { referralMessages } from '#src/ui/referral/shared/referral-messages';
import { Shopper } from '#test/ui/support/shopper';
import { violations } from '#test/ui/support/violations';

const loadInvitation = () => Promise.resolve(ReferralInvitation);
const referral = { credit: cents(1000), discount: cents(1000), code: 'WELCOME10' };

let shopper: Shopper;
beforeEach(() => {
  shopper = Shopper.atTheDoor();
  shopper.tab.content.shell = { tagline: '', footerText: '', referral };
});

const Bubble = () => <ReferralBubble load={loadInvitation} />;
const open = (path = '/shop/') => shopper.open(Bubble, path);
const title = () => screen.queryByRole('heading')?.textContent;

describe('The bubble that invites to refer a friend (spec §3 Client state, referrals)', () => {
  it('names to a customer who has bought the rewards of both sides, and leads to their link', async () => {
    shopper.tab.world.stored.get(StoredInvitation).hasPurchased.write(true);
    const { container } = await open();
    expect(title()).toBe('Refer a friend, get $10');
    screen.getByText(/^Your friend gets \$10 off .* code WELCOME10\./);
    expect(screen.getByRole('link', { name: referralMessages.getLink }).getAttribute('href')).toBe(
      '/account/#refer-friend',
    );
    expect(await violations(container)).toEqual([]);
  });

  it('is not for customers who have not bought', async () => {
    await open();
    expect(title()).toBeUndefined();
  });

  it('is gone for good once it is hidden, and the page has the focus', async () => {
    shopper.tab.world.stored.get(StoredInvitation).hasPurchased.write(true);
    const { unmount, container } = await open();
    container.querySelector('main')!.tabIndex = -1;
    await userEvent.click(screen.getByRole('button', { name: referralMessages.hide }));
    expect([title(), document.activeElement?.tagName]).toEqual([undefined, 'MAIN']);
    unmount();
    shopper = shopper.reload();
    shopper.tab.content.shell = { tagline: '', footerText: '', referral };
    await open();
    expect(title()).toBeUndefined();
  });

  it.each(['/cart/', '/checkout/', '/account/', '/account/login/', '/authenticate/'])(
    'leads no visitor away from %s',
    async (path) => {
      shopper.tab.world.stored.get(StoredInvitation).hasPurchased.write(true);
      await open(path);
      expect(title()).toBeUndefined();
    },
  );

  it('is not there where the shop gives nothing', async () => {
    shopper.tab.world.stored.get(StoredInvitation).hasPurchased.write(true);
    shopper.tab.content.shell = { tagline: '', footerText: '' };
    await open();
    expect(title()).toBeUndefined();
  });
});

import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CustomizationState } from '#src/application/ports/state/customization-state';
import { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import { addDays } from '#src/domain/interval/add-interval';
import { type Day, todayOf } from '#src/domain/interval/calendar-day';
import { page } from '#src/ui/customer/account';
import { formatDay } from '#src/ui/kit/day-messages';
import { reminderMessages } from '#src/ui/subscription/shared/reminder-messages';
import { aSubscription } from '#test/builders/a-subscription';
import { violations } from '#test/ui/support/violations';
import { AccountVisitor } from '#test/ui/support/visitor';

/** A member in the account, whose boxes go out in so many days. */
async function memberWithBoxesIn(...days: readonly number[]) {
  let today: Day = '2026-01-01';
  const visitor = await AccountVisitor.signedIn({
    prove: async (arriving) => {
      today = todayOf(arriving.shopper.tab.scheduler.clock.now());
      days.forEach((ahead, index) =>
        arriving.subscriptions.give(
          aSubscription({ id: `subscription-${index + 1}`, actionableDate: addDays(today, ahead) }),
        ),
      );
      await arriving.proveElsewhere();
    },
  });
  const { container } = await visitor.open(page.View, '/account/');
  return { visitor, container, dayIn: (ahead: number) => formatDay(addDays(today, ahead)) };
}

const ways = () =>
  screen.queryAllByRole('link', { name: reminderMessages.choose }).map((link) => link.getAttribute('href'));

describe('The notice of a box that goes out by default (spec §4 Default reminder, §9 lead 14 days)', () => {
  it('says when it goes out and until when one can choose, and leads there', async () => {
    const { container, dayIn } = await memberWithBoxesIn(10, 15);
    screen.getByText(reminderMessages.notice(dayIn(10)));
    screen.getByText(reminderMessages.until(dayIn(9)));
    expect(ways()).toEqual(['/account/club/customize/subscription-1/']);
    expect(await violations(container)).toEqual([]);
  });

  it('stands for each such box, the next one first', async () => {
    await memberWithBoxesIn(14, 3);
    expect(ways()).toEqual(['/account/club/customize/subscription-2/', '/account/club/customize/subscription-1/']);
  });

  it.each([15, 0, -2])('is not there when the next box is %i days ahead', async (days) => {
    await memberWithBoxesIn(days);
    expect(ways()).toEqual([]);
  });

  it('goes when somebody has just chosen, and when the subscription is paused elsewhere', async () => {
    const { visitor } = await memberWithBoxesIn(10, 12);
    act(() => {
      const state = visitor.shopper.container.get(CustomizationState);
      state.open('subscription-1');
      state.saved();
    });
    expect(ways()).toEqual(['/account/club/customize/subscription-2/']);
    act(() =>
      visitor.shopper.container
        .get(SubscriptionsState)
        .replace(aSubscription({ id: 'subscription-2', state: 'paused' })),
    );
    expect(ways()).toEqual([]);
  });
});

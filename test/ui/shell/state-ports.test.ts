import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { CustomerState } from '#src/application/ports/state/customer-state';
import { ObservableCartState } from '#src/ui/cart/observable-cart-state';
import { CartFlyoutState } from '#src/ui/cart/shared/cart-flyout-state';
import { ObservableSessionState } from '#src/ui/session/observable-session-state';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { ObservableCell } from '#src/ui/shell/observable-cell';
import { anOrder } from '#test/builders/an-order';

/** Returns the values that a view would have rendered, in order. */
function seen<T>(read: () => T, ...changes: readonly (() => void)[]): readonly T[] {
  const values: T[] = [];
  const stop = autorun(() => values.push(read()));
  changes.forEach((change) => change());
  stop();
  return values;
}

describe('Observable states (spec §3 Client state)', () => {
  it('tell views of every change of the cart', () => {
    const cart = new ObservableCartState();
    const numbers = seen(
      () => `${cart.current?.number} ${cart.isLoaded} ${cart.intents.get('line-1')}`,
      () => cart.replace(anOrder()),
      () => cart.setIntent('line-1', 4),
      () => cart.clearIntent('line-1'),
      () => cart.clear(),
    );
    expect(numbers).toEqual([
      'undefined false undefined',
      'R100000001 true undefined',
      'R100000001 true 4',
      'R100000001 true undefined',
      'undefined true undefined',
    ]);
  });

  it('tell views of flyout and alert bar', () => {
    const flyout = new CartFlyoutState();
    const { open, toggle } = flyout;
    expect(seen(() => flyout.isOpen, open, toggle)).toEqual([false, true, false]);
    const bar = new AlertBarState();
    expect(
      seen(
        () => `${bar.notification} ${bar.isDismissed}`,
        () => bar.notify('News'),
        bar.dismiss,
      ),
    ).toEqual(['undefined false', 'News false', 'News true']);
  });

  it('tell views who is signed in', () => {
    const session = new ObservableSessionState();
    const customer = new ObservableCell<CustomerState['current']>(undefined);
    const { assumeSignedIn: believe, end } = session;
    const changes = seen(
      () => `${session.status} ${session.isLoggedIn} ${customer.current?.email}`,
      believe,
      () => customer.replace({ id: 'customer-1', email: 'ada@example.com' }),
      customer.clear,
      () => end('refused'),
    );
    expect(changes).toEqual([
      'unknown false undefined',
      'restored true undefined',
      'restored true ada@example.com',
      'restored true undefined',
      'signed-out-by-server false undefined',
    ]);
  });

  it('make the same words said again a change, since screen readers speak changes only', () => {
    const live = new LiveMessageState();
    const messages = seen(
      () => live.message,
      () => live.announce('Gone'),
      () => live.announce('Gone'),
      () => live.announce('Gone'),
    );
    expect(messages).toHaveLength(4);
    expect(messages.slice(1).map((message) => message.trim())).toEqual(['Gone', 'Gone', 'Gone']);
  });
});

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page } from '#src/composition/pages/checkout';
import { cartMessages } from '#src/ui/messages/cart-messages';
import { Shopper } from '#test/ui/support/shopper';

const count = (list: HTMLElement) => within(list).getAllByRole('listitem').length;

describe('The order beside checkout (spec §2 /en-US/checkout/)', () => {
  it('shows up to four lines in full', async () => {
    const shopper = await Shopper.with({ 'WHITE-1': 1, 'RED-1': 1, 'SLEEVE-1': 1, 'PINK-1': 1 });
    await shopper.open(page.View, '/checkout/');
    expect(count(screen.getByRole('list', { name: cartMessages.lines }))).toBe(4);
    expect(screen.queryByText(/^Show \d+ more/)).toBeNull();
  });

  it('folds all but three of more lines, so that the total stays in sight and no line is cut', async () => {
    const shopper = await Shopper.with({ 'WHITE-1': 1, 'RED-1': 1, 'SLEEVE-1': 1, 'PINK-1': 1, 'FIZZ-1': 1 });
    await shopper.open(page.View, '/checkout/');
    expect(count(screen.getByRole('list', { name: cartMessages.lines }))).toBe(3);
    const fold = screen.getByText(cartMessages.moreLines(2)).closest('details');
    expect(fold?.open).toBe(false);
    expect(fold?.querySelectorAll('li')).toHaveLength(2);
  });
});

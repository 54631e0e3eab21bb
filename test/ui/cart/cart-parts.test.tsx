import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LineItemList, LineItemRow } from '#src/ui/cart/shared/line-item-row';
import { Picture } from '#src/ui/kit/picture';
import { ProgressBar } from '#src/ui/kit/progress-bar';
import { SummaryList } from '#src/ui/kit/summary-list';
import { CodeChip } from '#src/ui/promo-code/shared/code-chip';

const rows = [{ id: 'subtotal', label: 'Subtotal', amount: '$16.00' }];

describe('Amounts of an order (spec §3 Order)', () => {
  it('pairs each label with its amount', () => {
    render(<SummaryList rows={rows} total={{ label: 'Total', amount: '$16.00' }} />);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Subtotal', 'Total']);
    expect(screen.getAllByRole('definition').map((amount) => amount.textContent)).toEqual(['$16.00', '$16.00']);
  });

  it('says beside the total that it is being computed', () => {
    render(<SummaryList rows={rows} total={{ label: 'Total', amount: '$16.00' }} pending pendingLabel="updating" />);
    expect(screen.getAllByRole('definition').at(-1)?.textContent).toBe('$16.00 updating');
  });
});

describe('Lines of an order (spec §3 Line item)', () => {
  it('are a named list of rows, of which one may be pending', () => {
    const image = { src: '/can.svg', width: 800, height: 1000 };
    render(
      <LineItemList label="Your cart">
        <LineItemRow
          picture={<Picture {...image} alt="" />}
          name="Red"
          amounts="$16.00"
          tint={{ ground: 'wheat', mark: 'maroon' }}
        />
        <LineItemRow picture={<Picture {...image} alt="" />} name="White" pending />
      </LineItemList>,
    );
    const [red, white] = within(screen.getByRole('list', { name: 'Your cart' })).getAllByRole('listitem');
    expect(red?.textContent).toBe('Red$16.00');
    expect(red?.style.getPropertyValue('--tint-ground')).toBe('wheat');
    expect([red?.hasAttribute('aria-busy'), white?.getAttribute('aria-busy')]).toEqual([false, 'true']);
  });
});

describe('Applied codes (spec §1 coupon codes and gift cards)', () => {
  it('can be taken off once', async () => {
    const remove = vi.fn();
    const chip = (busy: boolean) => (
      <CodeChip code="SUNNY10" detail="−$1.60" onRemove={remove} removeLabel="Remove SUNNY10" busy={busy} />
    );
    const { rerender } = render(chip(false));
    await userEvent.click(screen.getByRole('button', { name: 'Remove SUNNY10' }));
    rerender(chip(true));
    await userEvent.click(screen.getByRole('button'));
    expect(remove).toHaveBeenCalledOnce();
  });

  it('have no button where they cannot be taken off', () => {
    render(<CodeChip code="SUNNY10" removeLabel="Remove SUNNY10" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('Progress towards a threshold (spec §9 Business constants and limits)', () => {
  it.each([
    [8, 8],
    [30, 12],
    [-2, 0],
  ])('shows %s of 12 as %s', (value, shown) => {
    render(
      <ProgressBar value={value} max={12}>
        4 cans to go
      </ProgressBar>,
    );
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: '4 cans to go' });
    expect([bar.value, bar.max]).toEqual([shown, 12]);
  });
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CartState } from '#src/application/ports/state/cart-state';
import { redWine, sixPack } from '#test/ui/support/contents';
import { violations } from '#test/ui/support/violations';
import { openBlocks } from './open-blocks';

describe('A row of products (spec §2 Content-driven templates)', () => {
  it('sells them in the editor’s order, and leads to more', async () => {
    const { ports: container, pass } = openBlocks({
      kind: 'product-row',
      title: 'Six reds',
      text: 'Light ones.',
      products: [sixPack, redWine],
      more: { label: 'All reds', to: '/shop/?wineType=red' },
    });
    const row = within(screen.getByRole('region', { name: 'Six reds' }));
    expect(row.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
      sixPack.name,
      redWine.name,
    ]);
    expect(row.getByRole('link', { name: 'All reds' }).getAttribute('href')).toBe('/shop/?wineType=red');
    await userEvent.click(row.getByRole('button', { name: `Add to cart: ${redWine.name}` }));
    await pass();
    expect(container.get(CartState).current?.lineItems.map(({ sku }) => sku)).toEqual([redWine.sku]);
  });

  it('is accessible without words of its own', async () => {
    const { container } = openBlocks({ kind: 'product-row', title: 'Six reds', products: [redWine] });
    expect(await violations(container)).toEqual([]);
  });
});

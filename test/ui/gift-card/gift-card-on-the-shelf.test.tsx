import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cents } from '#src/domain/money/money';
import { addToCartMessages } from '#src/ui/cart/shared/add-to-cart-messages';
import { productMessages } from '#src/ui/catalogue/shared/product-messages';
import * as chunk from '#src/ui/catalogue/shop';
import { aProduct } from '#test/builders/a-product';
import { shopContent } from '#test/ui/support/contents';
import { openPage } from '#test/ui/support/open-page';

const anyAmount = aProduct({
  sku: 'GIFT-CARD-OPEN',
  slug: 'gift-card-any-amount',
  name: 'The Gift Card of Any Amount',
  family: 'merch',
  price: cents(0),
});
const fifty = aProduct({
  sku: 'GIFT-CARD-50',
  slug: 'gift-card-50',
  name: 'The $50 Gift Card',
  family: 'merch',
  price: cents(5000),
});

describe('Gift cards on the shelf (spec §1 Gift cards, §2 product pages)', () => {
  it('lead to where the amount is chosen, which has no price but a least one', () => {
    openPage(chunk, shopContent([anyAmount, fifty]));
    const [open, priced] = screen.getAllByRole('article') as [HTMLElement, HTMLElement];
    expect(
      within(open)
        .getByRole('link', { name: addToCartMessages.chooseAmountNamed(anyAmount.name) })
        .getAttribute('href'),
    ).toBe('/products/gift-card-any-amount/');
    expect(within(open).queryByRole('button')).toBeNull();
    expect(open.textContent).toContain('$10.00');
    expect(open.textContent).toContain(productMessages.andUp);
    within(priced).getByRole('button', { name: addToCartMessages.addNamed(fifty.name) });
    expect(priced.textContent).toContain('$50.00');
  });
});

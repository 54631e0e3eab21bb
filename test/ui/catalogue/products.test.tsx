import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '#src/ui/kit/button';
import { Picture } from '#src/ui/kit/picture';
import { Price } from '#src/ui/kit/price';
import { StarRating } from '#src/ui/kit/star-rating';
import { ProductCard, ProductGrid } from '#src/ui/shelf/product-card';

const image = { src: '/can.svg', width: 800, height: 1000 };

describe('Product cards (spec §2 Route families: products)', () => {
  it('leads to the product through one link, beside which the button stays its own', async () => {
    const add = vi.fn();
    render(
      <MemoryRouter>
        <ProductCard to="/products/red" name="Red" image={image} action={<Button onClick={add}>Add Red</Button>} />
      </MemoryRouter>,
    );
    const card = within(screen.getByRole('article'));
    expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/products/red']);
    card.getByRole('heading', { level: 3, name: 'Red' });
    await userEvent.click(card.getByRole('button', { name: 'Add Red' }));
    expect(add).toHaveBeenCalledOnce();
  });

  it('takes its colors from the data', () => {
    render(
      <MemoryRouter>
        <ProductCard to="/r" name="Red" image={image} tint={{ ground: 'wheat', mark: 'maroon' }} />
      </MemoryRouter>,
    );
    const { style } = screen.getByRole('article');
    expect([style.getPropertyValue('--tint-ground'), style.getPropertyValue('--tint-mark')]).toEqual([
      'wheat',
      'maroon',
    ]);
  });

  it('forms a named list that says when it is about to change', () => {
    render(
      <ProductGrid label="Wines" busy>
        <p>Red</p>
        <p>White</p>
      </ProductGrid>,
    );
    const list = screen.getByRole('list', { name: 'Wines' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(list.getAttribute('aria-busy')).toBe('true');
  });
});

describe('Pictures (spec §3 Line item: images)', () => {
  it('keeps its place, and loads at once only when it is in sight', () => {
    const { rerender } = render(<Picture {...image} alt="A can" />);
    const picture = screen.getByRole<HTMLImageElement>('img', { name: 'A can' });
    expect([picture.getAttribute('width'), picture.getAttribute('height'), picture.getAttribute('loading')]).toEqual([
      '800',
      '1000',
      'lazy',
    ]);
    rerender(<Picture {...image} alt="A can" eager />);
    expect([picture.getAttribute('loading'), picture.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
  });

  it('is decoration when words beside it say it already', () => {
    render(<Picture {...image} alt="" />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('Prices (spec §9 Currency and locale)', () => {
  it('says which amount is which', () => {
    render(
      <p>
        <Price
          amount="$7.20"
          label="Now"
          struck={{ amount: '$8.00', label: 'Before' }}
          reason="member price"
          unit="per can"
        />
      </p>,
    );
    expect(screen.getByRole('paragraph').textContent).toBe('Now $7.20Before $8.00member price · per can');
    expect(document.querySelector('s')?.textContent).toBe('$8.00');
  });
});

describe('Stars (spec §3 Client state: reviews)', () => {
  it.each([
    [4.5, '90%'],
    [0, '0%'],
    [9, '100%'],
    [-1, '0%'],
  ])('fills %s of five', (score, share) => {
    const { container } = render(<StarRating score={score}>In words</StarRating>);
    expect(container.querySelector<HTMLElement>('[aria-hidden]')?.style.getPropertyValue('--full')).toBe(share);
    screen.getByText('In words');
  });
});

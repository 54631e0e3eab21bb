import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { SiteFooter } from '#src/ui/frame/site-footer';
import { HeaderButton, SiteHeader, SkipLink } from '#src/ui/frame/site-header';
import { Breadcrumbs } from '#src/ui/kit/breadcrumbs';
import { StepList } from '#src/ui/kit/step-list';

const links = [
  { to: '/shop', label: 'Shop' },
  { to: '/about', label: 'About' },
];

function mountHeader() {
  const openCart = vi.fn();
  render(
    <MemoryRouter>
      <SiteHeader
        brand="The brand"
        homeTo="/"
        links={links}
        current="/shop"
        navLabel="Main"
        menuLabel="Menu"
        cart={<HeaderButton icon="bag" label="Cart, 120 cans" count={120} onClick={openCart} />}
      />
    </MemoryRouter>,
  );
  const summary = document.querySelector('summary')!;
  return { openCart, summary, menu: summary.parentElement as HTMLDetailsElement };
}

describe('Header (spec §2 Page shell and behavior)', () => {
  it('is the banner, with the way home, the links and where one is', () => {
    mountHeader();
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByRole('link', { name: 'The brand' }).getAttribute('href')).toBe('/');
    const [shop, about] = within(banner.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(shop?.getAttribute('aria-current')).toBe('page');
    expect(about?.hasAttribute('aria-current')).toBe(false);
  });

  it('opens the cart, and shows a count that fits', async () => {
    const { openCart } = mountHeader();
    const cart = screen.getByRole('button', { name: 'Cart, 120 cans' });
    expect(cart.textContent).toBe('99+');
    await userEvent.click(cart);
    expect(openCart).toHaveBeenCalledOnce();
  });

  it('closes the small-screen menu on Escape and gives the focus back', async () => {
    const { menu, summary } = mountHeader();
    menu.open = true;
    within(menu).getByRole('link', { name: 'About' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(summary);
  });

  it('closes the small-screen menu when a link was followed', async () => {
    const { menu } = mountHeader();
    menu.open = true;
    await userEvent.click(within(menu).getByRole('link', { name: 'About' }));
    expect(menu.open).toBe(false);
  });
});

describe('Ways around a page (spec §2 Screens and routes)', () => {
  it('skips to the content', () => {
    render(<SkipLink targetId="content" label="Skip to content" />);
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#content');
  });

  it('names the footer’s groups', () => {
    render(
      <MemoryRouter>
        <SiteFooter brand="The brand" navLabel="Footer" groups={[{ title: 'Help', links }]} />
      </MemoryRouter>,
    );
    const nav = within(within(screen.getByRole('contentinfo')).getByRole('navigation', { name: 'Footer' }));
    nav.getByRole('heading', { name: 'Help' });
    expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/shop', '/about']);
  });

  it('shows the way back and marks the page itself', () => {
    render(
      <MemoryRouter>
        <Breadcrumbs label="You are here" items={[{ label: 'Shop', to: '/shop' }, { label: 'Red' }]} />
      </MemoryRouter>,
    );
    screen.getByRole('link', { name: 'Shop' });
    expect(screen.getByText('Red').getAttribute('aria-current')).toBe('page');
    expect(screen.queryByRole('link', { name: 'Red' })).toBeNull();
  });

  it('says which step is done, which is current, and lets a done one be edited (spec §4 Order states)', () => {
    render(
      <MemoryRouter>
        <StepList
          label="Checkout"
          doneLabel="done"
          steps={[
            { id: 'address', label: 'Address', status: 'done', to: '/checkout?step=address' },
            { id: 'delivery', label: 'Delivery', status: 'current' },
            { id: 'payment', label: 'Payment', status: 'ahead' },
          ]}
        />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Address done' }).getAttribute('href')).toBe('/checkout?step=address');
    const [, delivery, payment] = screen.getAllByRole('listitem');
    expect(delivery?.getAttribute('aria-current')).toBe('step');
    expect(payment?.hasAttribute('aria-current')).toBe(false);
  });
});

import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useSearchWriter } from '#src/ui/kit/use-search-writer';
import { Leaving } from '#src/ui/kit/use-while-here';

/** A page at /box/?cans=1, and how it writes its address. */
function open() {
  let write: (search: string) => void = () => undefined;
  function Page() {
    const writer = useSearchWriter();
    useEffect(() => {
      write = writer;
    });
    return null;
  }
  // Stays while the next one loads.
  const Root = () => (
    <Leaving value={useLocation().pathname !== '/box/'}>
      <Page />
    </Leaving>
  );
  const router = createMemoryRouter([{ path: '*', Component: Root }], { initialEntries: ['/shop/', '/box/?cans=1'] });
  render(<RouterProvider router={router} />);
  return {
    write: (search: string) => act(async () => write(search)),
    leaveFor: (to: string) => act(async () => router.navigate(to)),
    goBack: () => act(async () => router.navigate(-1)),
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

describe('A page that keeps its choices in its address (spec §2 Club join)', () => {
  it('writes them in the place of the former ones', async () => {
    const page = open();
    await page.write('?cans=2');
    expect(page.address()).toBe('/box/?cans=2');
    await page.goBack();
    expect(page.address()).toBe('/shop/');
  });

  it('does not call the shopper back who is on the way to another page', async () => {
    const page = open();
    await page.leaveFor('/cart/');
    await page.write('?cans=2');
    expect(page.address()).toBe('/cart/');
  });
});

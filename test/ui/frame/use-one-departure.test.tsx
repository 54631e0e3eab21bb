import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useOneDeparture } from '#src/ui/frame/use-one-departure';

const offer = '/offer/';

/** The page of the offer, which stays while another one is loading. */
function Staying() {
  useOneDeparture(useLocation().pathname !== offer);
  return (
    <Routes location={offer}>
      <Route
        path="*"
        element={
          <>
            <Link to="/cart/">To the cart</Link>
            <Link to="/shop/">To the shop</Link>
          </>
        }
      />
    </Routes>
  );
}

const link = (name: string) => screen.getByRole('link', { name });

describe('A link that is clicked again while its page is loading', () => {
  let before: number;
  beforeEach(() => {
    window.history.replaceState(null, '', offer);
    before = window.history.length;
    render(
      <BrowserRouter>
        <Staying />
      </BrowserRouter>,
    );
  });
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('is one step for Back', async () => {
    await userEvent.dblClick(link('To the cart'));
    expect([window.location.pathname, window.history.length - before]).toEqual(['/cart/', 1]);
  });

  it('keeps no visitor from going elsewhere', async () => {
    await userEvent.click(link('To the cart'));
    await userEvent.click(link('To the shop'));
    expect([window.location.pathname, window.history.length - before]).toEqual(['/shop/', 2]);
  });
});

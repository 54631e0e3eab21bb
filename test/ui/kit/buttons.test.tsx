import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Button, LinkButton } from '#src/ui/kit/button';
import { Chip } from '#src/ui/kit/chip';

describe('Buttons (spec §4 Subscription actions: request, success and error)', () => {
  it('does its action on click, Enter and Space', async () => {
    const press = vi.fn();
    render(<Button onClick={press}>Add</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await userEvent.keyboard('{Enter} ');
    expect(press).toHaveBeenCalledTimes(3);
  });

  it('keeps its focus while busy, says so, and starts nothing twice', async () => {
    const press = vi.fn();
    const { rerender } = render(<Button onClick={press}>Place order</Button>);
    await userEvent.click(screen.getByRole('button'));
    rerender(
      <Button onClick={press} busy busyLabel="working">
        Place order
      </Button>,
    );
    const button = screen.getByRole('button', { name: /Place order.*working/ });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(press).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect((button as HTMLButtonElement).disabled).toBe(false);
  });

  it('does not submit a form twice while busy', async () => {
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={submit}>
        <input aria-label="Email" />
        <Button type="submit" busy={busy}>
          Send
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    await userEvent.click(screen.getByRole('button'));
    rerender(form(true));
    await userEvent.click(screen.getByRole('button'));
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('does not submit a form unless told', async () => {
    const submit = vi.fn();
    render(
      <form onSubmit={submit}>
        <Button>Other</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(submit).not.toHaveBeenCalled();
  });

  it('is a link where it leads somewhere', () => {
    render(
      <MemoryRouter>
        <LinkButton to="/shop/">Shop</LinkButton>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Shop' }).getAttribute('href')).toBe('/shop/');
  });
});

describe('Filter chips (spec §3 Client state: productFilters)', () => {
  it('says whether a filter is on, as a button', async () => {
    const press = vi.fn();
    render(
      <Chip on onPress={press} count={4}>
        Organic
      </Chip>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Organic 4', pressed: true }));
    expect(press).toHaveBeenCalledOnce();
  });

  it('says whether a filter is on, as a link', () => {
    render(
      <MemoryRouter>
        <Chip on to="/shop?type=red">
          Red
        </Chip>
        <Chip on={false} to="/shop">
          All
        </Chip>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Red', current: true }).getAttribute('href')).toBe('/shop?type=red');
    screen.getByRole('link', { name: 'All', current: false });
  });
});

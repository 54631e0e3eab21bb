import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { CustomerState } from '#src/application/ports/state/customer-state';
import type { Customer } from '#src/domain/customer/customer';
import { AccountLink } from '#src/ui/frame/header-tools';
import { ContainerProvider } from '#src/ui/kit/container-context';
import { messages } from '#src/ui/shell/shell-messages';
import { openTab } from '#test/support/test-tab';
import { violations } from '#test/ui/support/violations';

function mountLink(customer?: Customer) {
  const container = openTab().container;
  const state = container.get(CustomerState);
  if (customer) state.replace(customer);
  const rendered = render(
    <ContainerProvider container={container}>
      <MemoryRouter>
        <AccountLink />
      </MemoryRouter>
    </ContainerProvider>,
  );
  return { ...rendered, state };
}

const link = () => screen.getByRole('link');

describe('The way to the account in the header (spec §2 Page shell, §3 User)', () => {
  it('names no user before one is known', async () => {
    const { container } = mountLink();
    expect(link().getAttribute('href')).toBe('/account/');
    expect(screen.getByRole('link', { name: messages.account() })).toBe(link());
    expect(await violations(container)).toEqual([]);
  });

  it.each([
    [{ id: 'customer-1', email: 'ada@example.com', name: 'Ada' }, 'Account of Ada'],
    [{ id: 'customer-1', email: 'ada@example.com' }, 'Account of ada@example.com'],
    [{ id: 'customer-1' }, 'Account'],
  ])('says whose it is: %o', (customer, name) => {
    mountLink(customer);
    expect(screen.getByRole('link', { name })).toBe(link());
  });

  it('follows who signs in and out', () => {
    const { state } = mountLink();
    act(() => state.replace({ id: 'customer-1', email: 'ada@example.com' }));
    expect(screen.getByRole('link', { name: 'Account of ada@example.com' })).toBe(link());
    act(() => state.clear());
    expect(screen.getByRole('link', { name: 'Account' })).toBe(link());
  });
});

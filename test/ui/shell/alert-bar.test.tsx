import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Container } from '#src/composition/container';
import { ContainerProvider } from '#src/ui/kit/container-context';
import { AlertBar } from '#src/ui/shell/alert-bar';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { messages } from '#src/ui/shell/shell-messages';
import { violations } from '#test/ui/support/violations';

function showBar() {
  const state = new AlertBarState();
  const container = new Container();
  container.bind(AlertBarState, state);
  const { container: element } = render(
    <ContainerProvider container={container}>
      <MemoryRouter>
        <main>
          <AlertBar />
        </main>
      </MemoryRouter>
    </ContainerProvider>,
  );
  const notify: AlertBarState['notify'] = (...message) => act(() => state.notify(...message));
  return { notify, element };
}

describe('The message across the top (spec §3 alertBar)', () => {
  it('is a region that is there before its words, so that they are spoken', () => {
    const { notify } = showBar();
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    notify('The shop moved');
    expect(region.textContent).toContain('The shop moved');
  });

  it('goes when it is dismissed, and comes back for the next message', async () => {
    const { notify } = showBar();
    notify('One');
    await userEvent.click(screen.getByRole('button', { name: messages.dismiss }));
    expect(screen.getByRole('status').textContent).toBe('');
    notify('One');
    screen.getByText('One');
  });

  it('leads on where there is somewhere to go', () => {
    const { notify } = showBar();
    notify('You were signed out', { label: 'Sign in', to: '/account/login/' });
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/account/login/');
    notify('Nothing more to do');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('goes with the shopper who follows it: its message may not hold there any more', async () => {
    const { notify } = showBar();
    notify('Your order waits', { label: 'Complete order', to: '/order/' });
    await userEvent.click(screen.getByRole('link', { name: 'Complete order' }));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('warns only of obstacles: a success has a check, and news a letter i', () => {
    const { notify, element } = showBar();
    const drawing = () => element.querySelector('svg path')?.getAttribute('d');
    const drawn = (['info', 'success', 'warning'] as const).map((tone) => {
      notify('Something happened', undefined, tone);
      return drawing();
    });
    expect(new Set(drawn).size).toBe(3);
    notify('Something happened');
    expect(drawing()).toBe(drawn[0]);
  });

  it('offers to do something at once', async () => {
    const { notify } = showBar();
    let presses = 0;
    notify('Two came for one', { label: 'Take 1 out', press: () => (presses += 1) });
    await userEvent.click(screen.getByRole('button', { name: 'Take 1 out' }));
    expect(presses).toBe(1);
  });

  it('is accessible', async () => {
    const { notify, element } = showBar();
    notify('You were signed out', { label: 'Sign in', to: '/account/login/' });
    expect(await violations(element)).toEqual([]);
  });
});

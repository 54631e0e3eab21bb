import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Disclosure } from '#src/ui/kit/disclosure';
import { EmptyState } from '#src/ui/kit/empty-state';
import { ErrorState } from '#src/ui/kit/error-state';
import { Notice } from '#src/ui/kit/notice';
import { Skeleton, SkeletonText } from '#src/ui/kit/skeleton';
import { ToastRegion } from '#src/ui/kit/toast-region';

describe('Notices (spec §8 User-facing messages)', () => {
  it('interrupts for an error and waits for a pause otherwise', () => {
    const { rerender } = render(
      <Notice tone="error" title="Declined">
        Nothing was charged.
      </Notice>,
    );
    expect(screen.getByRole('alert').textContent).toBe('DeclinedNothing was charged.');
    rerender(<Notice tone="success">Done.</Notice>);
    expect(screen.getByRole('status').textContent).toBe('Done.');
  });

  it('announces nothing when it belongs to the page', () => {
    render(
      <Notice tone="error" still>
        Wine needs an adult’s signature.
      </Notice>,
    );
    expect(screen.queryByRole('alert')).toBeNull();
    screen.getByText('Wine needs an adult’s signature.');
  });
});

describe('Loading, empty, failed (spec §4 request, success and error)', () => {
  it('says once that something loads and hides the blocks', () => {
    render(
      <Skeleton label="Loading reviews">
        <SkeletonText />
      </Skeleton>,
    );
    expect(screen.getByRole('status').textContent).toBe('Loading reviews');
  });

  it('says what to do next where nothing is', () => {
    render(<EmptyState title="Your cart is empty" headingLevel={1} action={<a href="/shop">Shop</a>} />);
    screen.getByRole('heading', { level: 1, name: 'Your cart is empty' });
    screen.getByRole('link', { name: 'Shop' });
  });

  it('offers another try, once at a time', async () => {
    const retry = vi.fn();
    const state = (busy: boolean) => (
      <ErrorState title="No reviews" retry={{ label: 'Try again', onPress: retry, busy }} />
    );
    const { rerender } = render(state(false));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    rerender(state(true));
    await userEvent.click(screen.getByRole('button'));
    expect(retry).toHaveBeenCalledOnce();
    screen.getByRole('alert');
  });

  it('tells when words behind a summary open', () => {
    const toggle = vi.fn();
    render(
      <Disclosure summary="Where?" onToggle={toggle}>
        Most states.
      </Disclosure>,
    );
    const details = screen.getByText('Where?').closest('details')!;
    details.open = true;
    fireEvent(details, new Event('toggle'));
    expect(toggle).toHaveBeenLastCalledWith(true);
  });
});

describe('Toasts (spec §3 Client state: alertBar)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const undo = vi.fn();
  const dismiss = vi.fn();
  function show(lifetime?: number) {
    undo.mockClear();
    dismiss.mockClear();
    const region = (toasts: boolean) => (
      <ToastRegion
        label="News"
        dismissLabel="Dismiss"
        onDismiss={(id) => {
          dismiss(id);
        }}
        lifetime={lifetime}
        toasts={toasts ? [{ id: 'a', message: 'Red removed.', action: { label: 'Undo', onPress: undo } }] : []}
      />
    );
    const { rerender } = render(region(false));
    rerender(region(true));
    return () => rerender(region(true));
  }
  const pass = (milliseconds: number) =>
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });

  it('arrive in a live region that was there before them', () => {
    render(<ToastRegion label="News" dismissLabel="Dismiss" onDismiss={dismiss} toasts={[]} />);
    expect(screen.getByRole('status', { name: 'News' }).textContent).toBe('');
  });

  it('can be acted on and dismissed', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(dismiss).toHaveBeenCalledExactlyOnceWith('a');
  });

  it('stay unless they are given a lifetime', () => {
    show();
    pass(3_600_000);
    expect(dismiss).not.toHaveBeenCalled();
  });

  it('go after their lifetime, however often the page renders meanwhile', () => {
    const again = show(8000);
    pass(5000);
    again();
    pass(2999);
    expect(dismiss).not.toHaveBeenCalled();
    pass(1);
    expect(dismiss).toHaveBeenCalledExactlyOnceWith('a');
  });

  it('wait as long as pointer or focus is on them', () => {
    show(8000);
    const button = screen.getByRole('button', { name: 'Undo' });
    fireEvent.focus(button);
    pass(60_000);
    expect(dismiss).not.toHaveBeenCalled();
    fireEvent.blur(button);
    pass(7999);
    expect(dismiss).not.toHaveBeenCalled();
    pass(1);
    expect(dismiss).toHaveBeenCalledOnce();
  });
});

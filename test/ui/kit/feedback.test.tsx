import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Disclosure } from '#src/ui/kit/disclosure';
import { EmptyState } from '#src/ui/kit/empty-state';
import { ErrorState } from '#src/ui/kit/error-state';
import { Notice } from '#src/ui/kit/notice';
import { Skeleton, SkeletonText } from '#src/ui/kit/skeleton';
import styles from '#src/ui/kit/skeleton.module.css';

describe('Notices (spec §8 User-facing messages)', () => {
  it('interrupts for an error and waits for a pause otherwise', () => {
    const { rerender } = render(<Notice tone="error" title="Declined" text="Nothing was charged." />);
    expect(screen.getByRole('alert').textContent).toBe('DeclinedNothing was charged.');
    rerender(<Notice tone="success" text="Done." />);
    expect(screen.getByRole('status').textContent).toBe('Done.');
  });

  it('announces nothing when it belongs to the page', () => {
    render(<Notice tone="error" still text="Wine needs an adult’s signature." />);
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

  it('looks like a paragraph, whose last line is shorter', () => {
    const { container } = render(<SkeletonText lines={3} />);
    const isShort = [...container.children].map(({ classList }) => classList.contains(styles.short ?? ''));
    expect(isShort).toEqual([false, false, true]);
  });

  it('names the next step where nothing is', () => {
    render(<EmptyState title="Your cart is empty" headingLevel={1} action={<a href="/shop">Shop</a>} />);
    screen.getByRole('heading', { level: 1, name: 'Your cart is empty' });
    screen.getByRole('link', { name: 'Shop' });
  });

  it('offers another try, once at a time', async () => {
    const retry = vi.fn();
    const state = (busy: boolean) => <ErrorState title="No reviews" onRetry={retry} retrying={busy} />;
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

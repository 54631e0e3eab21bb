import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from '#src/ui/frame/error-boundary';
import { messages } from '#src/ui/shell/shell-messages';

function Broken(): never {
  throw new Error('A view that fails');
}

it('offers a way on in place of a view that throws, and says so once (spec §8 Client)', () => {
  // React logs the caught error to the console.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  let crashes = 0;
  render(
    <ErrorBoundary onCrashed={() => (crashes += 1)}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain(messages.crashed.text);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(messages.crashed.title);
  screen.getByRole('button', { name: messages.crashed.action });
  expect(crashes).toBe(1);
});

it('shows children that do not throw', () => {
  render(<ErrorBoundary>The page</ErrorBoundary>);
  screen.getByText('The page');
});

import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { focusAfterRemoval } from '#src/ui/kit/focus-after-removal';

function List({ name }: { readonly name: string }) {
  return (
    <ul key={name}>
      <li>
        <button type="button">Compare</button>
      </li>
    </ul>
  );
}

describe('The focus when a list is built anew (spec §2 Page shell, WCAG 2.4.3)', () => {
  it('goes to the same control, also when it was there before the region was looked after', async () => {
    const { rerender } = render(
      <div>
        <List name="served" />
      </div>,
    );
    const before = screen.getByRole('button', { name: 'Compare' });
    before.focus();
    // As a page does that is hydrated, and whose parameters count from then on.
    rerender(
      <div ref={focusAfterRemoval}>
        <List name="served" />
      </div>,
    );
    rerender(
      <div ref={focusAfterRemoval}>
        <ul key="filtered">
          <li>
            <button type="button">Compare</button>
          </li>
        </ul>
      </div>,
    );
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Compare' })));
    expect(document.activeElement).not.toBe(before);
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CodeChip } from '#src/ui/promo-code/shared/code-chip';

/** The chip of a code, and how often its removal was asked for. */
function show(busy: boolean) {
  const asked: string[] = [];
  render(<CodeChip code="TEN" removeLabel="Remove TEN" busy={busy} onRemove={() => asked.push('TEN')} />);
  return { asked, button: screen.getByRole('button', { name: 'Remove TEN' }) };
}

describe('The chip of a promo code (spec §5 Promo code)', () => {
  it('removes it', async () => {
    const { asked, button } = show(false);
    expect(button.getAttribute('aria-disabled')).toBeNull();
    await userEvent.click(button);
    expect(asked).toEqual(['TEN']);
  });

  it('removes it once: while that is under way, its button says that it does nothing', async () => {
    const { asked, button } = show(true);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
    expect(asked).toEqual([]);
  });
});

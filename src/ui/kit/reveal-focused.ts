import type { FocusEvent } from 'react';

/**
 * Shows the whole row of the focused element in a strip that scrolls sideways: a browser ignores elements that are half in
 * sight.
 */
export function revealFocused({ target }: FocusEvent<HTMLElement>): void {
  (target.closest('li') ?? target).scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

import type { FocusEvent } from 'react';

/** Shows the whole row of what gets the focus in a strip that scrolls sideways: a browser leaves alone what is half in sight. */
export function revealFocused({ target }: FocusEvent<HTMLElement>): void {
  (target.closest('li') ?? target).scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

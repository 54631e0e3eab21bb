import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AccountVisitor } from './visitor';

/** The field whose label begins so; a choice of that name is none. */
export function field(label: string): HTMLInputElement {
  return screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input:not([type="radio"])' });
}

export function button(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

/** Every failure that the page shows. */
export function told(): string {
  return screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');
}

/** Returns the messages of the invalid fields. */
export function fieldErrors(): readonly string[] {
  const wrong = [...document.querySelectorAll('[aria-invalid="true"]')];
  return wrong.map((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  );
}

export function mainHeading(): HTMLElement {
  return screen.getByRole('heading', { level: 1 });
}

/** Presses the button and runs its immediate effects. */
export async function press(visitor: AccountVisitor, name: string): Promise<void> {
  await userEvent.click(button(name));
  await visitor.pass();
}

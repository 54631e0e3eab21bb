import { type KeyboardEvent, useRef, useState } from 'react';
import { SelectField, type SelectFieldProps } from './select-field';

type ActingSelectProps = Omit<SelectFieldProps, 'onBlur' | 'onKeyDown' | 'onPointerDown'>;

/** Keys that open the list of options, where the browser itself waits for the choice. */
const opens = ({ key, altKey }: KeyboardEvent) => key === ' ' || key === 'F4' || (altKey && key.startsWith('Arrow'));

/**
 * A select whose choice changes the page. In a closed one, each arrow key chooses the next option: that counts with Enter, or
 * when the focus leaves, and Escape takes it back (WCAG 3.2.2).
 */
export function ActingSelect({ value, onChange, ...field }: ActingSelectProps) {
  const [walkedTo, setWalkedTo] = useState<string>();
  const isWalking = useRef(false);

  function act(chosen: string | undefined): void {
    setWalkedTo(undefined);
    if (chosen !== undefined && chosen !== value) onChange(chosen);
  }

  function notice(event: KeyboardEvent): void {
    isWalking.current = event.key !== 'Enter' && !opens(event);
    if (walkedTo === undefined || !['Enter', 'Escape'].includes(event.key)) return;
    // Enter would open the list of options.
    event.preventDefault();
    act(event.key === 'Enter' ? walkedTo : undefined);
  }

  return (
    <SelectField
      {...field}
      value={walkedTo ?? value}
      onKeyDown={notice}
      onPointerDown={() => (isWalking.current = false)}
      onChange={(chosen) => (isWalking.current ? setWalkedTo(chosen) : act(chosen))}
      onBlur={() => act(walkedTo)}
    />
  );
}

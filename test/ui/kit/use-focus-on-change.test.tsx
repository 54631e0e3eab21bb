import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useFocusOnChange } from '#src/ui/kit/use-focus-on-change';

/** Has its title in the focus whenever that becomes another one. */
function Titled({ title }: { readonly title: string | undefined }) {
  const heading = useFocusOnChange(title);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  );
}

describe('The focus on a changed part (spec §2 Page shell and behavior)', () => {
  it('stays where it is at the first value and without one, and moves with the next', () => {
    const { rerender } = render(<Titled title={undefined} />);
    const heading = screen.getByRole('heading');
    const isFocused = (title: string | undefined) => {
      heading.blur();
      rerender(<Titled title={title} />);
      return document.activeElement === heading;
    };
    expect(['Address', undefined, 'Address', 'Delivery', 'Delivery'].map(isFocused)).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });
});

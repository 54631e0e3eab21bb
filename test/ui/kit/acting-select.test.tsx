import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ActingSelect } from '#src/ui/kit/acting-select';

let acted: string[];

function Choice() {
  const [can, setCan] = useState('red');
  return (
    <ActingSelect
      label="Can"
      name="can"
      value={can}
      options={['red', 'white', 'rosé'].map((value) => ({ value, label: value }))}
      onChange={(value) => {
        acted.push(value);
        setCan(value);
      }}
    />
  );
}

const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Can' });
const choose = (value: string) => fireEvent.change(select(), { target: { value } });

/** Presses an arrow key, as browsers do it to a closed select. */
function walkTo(value: string): void {
  fireEvent.keyDown(select(), { key: 'ArrowDown' });
  choose(value);
}

beforeEach(() => {
  acted = [];
  render(<Choice />);
});

describe('A select whose choice changes the page (spec §2 Page shell and behavior, WCAG 3.2.2)', () => {
  it('acts on Enter, not on each arrow key on the way', () => {
    walkTo('white');
    walkTo('rosé');
    expect([acted, select().value]).toEqual([[], 'rosé']);
    fireEvent.keyDown(select(), { key: 'Enter' });
    expect([acted, select().value]).toEqual([['rosé'], 'rosé']);
  });

  it('acts when the focus leaves it, once', () => {
    walkTo('white');
    fireEvent.keyDown(select(), { key: 'Enter' });
    walkTo('rosé');
    fireEvent.blur(select());
    fireEvent.blur(select());
    expect(acted).toEqual(['white', 'rosé']);
  });

  it('takes back on Escape the choice of arrow keys', () => {
    walkTo('white');
    fireEvent.keyDown(select(), { key: 'Escape' });
    fireEvent.blur(select());
    expect([acted, select().value]).toEqual([[], 'red']);
  });

  it.each([
    ['a pointer', () => fireEvent.pointerDown(select())],
    ['the space bar', () => fireEvent.keyDown(select(), { key: ' ' })],
    ['Alt and an arrow key', () => fireEvent.keyDown(select(), { key: 'ArrowDown', altKey: true })],
  ])('acts at once on a choice from the list that %s opened', (_by, open) => {
    walkTo('white');
    fireEvent.keyDown(select(), { key: 'Escape' });
    open();
    choose('rosé');
    expect(acted).toEqual(['rosé']);
  });
});

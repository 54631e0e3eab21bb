import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { QuantityStepper, type QuantityStepperProps } from '#src/ui/kit/quantity-stepper';
import { fillIn } from '#test/ui/support/fill-in';

function mount(props: Partial<QuantityStepperProps> = {}) {
  const chosen: number[] = [];
  function Line() {
    const [value, setValue] = useState(props.value ?? 2);
    return (
      <QuantityStepper
        label="Quantity of Red"
        decreaseLabel="One Red less"
        increaseLabel="One Red more"
        {...props}
        value={value}
        onChange={(next) => {
          chosen.push(next);
          setValue(next);
        }}
      />
    );
  }
  render(<Line />);
  return {
    chosen,
    input: screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity of Red' }),
    less: screen.getByRole('button', { name: 'One Red less' }),
    more: screen.getByRole('button', { name: 'One Red more' }),
  };
}

describe('Quantity stepper (spec §7 line_items: quantity)', () => {
  it('steps by its buttons and says the value', async () => {
    const { chosen, input, less, more } = mount();
    await userEvent.click(more);
    await userEvent.click(more);
    await userEvent.click(less);
    expect(chosen).toEqual([3, 4, 3]);
    expect(input.value).toBe('3');
    expect(input.getAttribute('aria-valuenow')).toBe('3');
  });

  it('stops at its limits and keeps the focus there', async () => {
    const { chosen, less, more } = mount({ max: 3 });
    await userEvent.click(more);
    await userEvent.click(more);
    expect(document.activeElement).toBe(more);
    expect(more.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(less);
    await userEvent.click(less);
    await userEvent.click(less);
    expect(chosen).toEqual([3, 2, 1]);
  });

  it('goes down to nothing where that takes the line away', async () => {
    const { chosen, less } = mount({ min: 0, value: 1 });
    await userEvent.click(less);
    expect(chosen).toEqual([0]);
  });

  it('takes typed digits on Enter and on leaving, within its limits', async () => {
    const { chosen, input } = mount({ max: 24 });
    await userEvent.clear(input);
    await userEvent.type(input, '12{Enter}');
    await userEvent.clear(input);
    await fillIn(input, ' ５00\u200e');
    await userEvent.tab();
    expect(chosen).toEqual([12, 24]);
    expect(input.value).toBe('24');
  });

  it.each(['', 'two', '-4', '1.5'])('puts the value back after "%s"', async (typed) => {
    const { chosen, input } = mount();
    await userEvent.clear(input);
    if (typed) await fillIn(input, typed);
    await userEvent.tab();
    expect(chosen).toEqual([]);
    expect(input.value).toBe('2');
  });

  it.each(['0', '241', '-1', '1e9', '1.5', 'two', '1 2', '٣'])(
    'rejects a typed "%s" where nothing may be forced into the range, and puts the value back',
    async (typed) => {
      const rejected: string[] = [];
      const { chosen, input } = mount({ max: 240, onReject: (text) => rejected.push(text) });
      await userEvent.clear(input);
      await fillIn(input, typed);
      await userEvent.type(input, '{Enter}');
      await userEvent.tab();
      expect({ rejected, chosen, shown: input.value }).toEqual({ rejected: [typed], chosen: [], shown: '2' });
    },
  );

  it.each(['', ' ', '2', ' 2 '])('takes a typed "%s" for nothing typed', async (typed) => {
    const rejected: string[] = [];
    const { chosen, input } = mount({ onReject: (text) => rejected.push(text) });
    await userEvent.clear(input);
    if (typed) await fillIn(input, typed);
    await userEvent.tab();
    expect({ rejected, chosen, shown: input.value }).toEqual({ rejected: [], chosen: [], shown: '2' });
  });

  it('chooses the most again each time that more is typed, so that it can be said again', async () => {
    const { chosen, input } = mount({ max: 24, value: 24 });
    for (const typed of ['25', '500', '25']) {
      await userEvent.clear(input);
      await userEvent.type(input, `${typed}{Enter}`);
    }
    expect(chosen).toEqual([24, 24, 24]);
    expect(input.value).toBe('24');
  });

  it('forgets the typed text on Escape', async () => {
    const { chosen, input } = mount();
    await userEvent.type(input, '9{Escape}');
    expect(input.value).toBe('2');
    await userEvent.tab();
    expect(chosen).toEqual([]);
  });

  it('steps by arrow and page keys', async () => {
    const { chosen, input } = mount();
    await userEvent.type(input, '{ArrowUp}{PageUp}{ArrowDown}');
    expect(chosen).toEqual([3, 13, 12]);
  });

  it('says that it waits, and still takes the next step', async () => {
    const { chosen, more } = mount({ pending: true });
    expect(screen.getByRole('group').getAttribute('aria-busy')).toBe('true');
    await userEvent.click(more);
    expect(chosen).toEqual([3]);
  });

  it('does nothing while disabled', async () => {
    const { chosen, more } = mount({ disabled: true });
    await userEvent.click(more);
    expect(chosen).toEqual([]);
  });
});

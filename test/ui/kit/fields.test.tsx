import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CheckboxField } from '#src/ui/kit/checkbox-field';
import { Field } from '#src/ui/kit/field';
import { RadioCards } from '#src/ui/kit/radio-cards';
import { SelectField } from '#src/ui/kit/select-field';
import { fillIn } from '#test/ui/support/fill-in';

const nothing = () => {};

function description(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' | ');
}

function Zip({ error }: { readonly error?: string }) {
  const [value, setValue] = useState('');
  return (
    <Field
      label="Zip code"
      name="zip"
      value={value}
      onChange={setValue}
      error={error}
      hint="Five digits"
      required
      autoComplete="postal-code"
      inputMode="numeric"
    />
  );
}

describe('Text fields (spec §5 Validation rules)', () => {
  it('takes typed and pasted text', async () => {
    render(<Zip />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: /Zip code/ });
    await fillIn(input, '902');
    await userEvent.paste('10');
    expect(input.value).toBe('90210');
  });

  it('ties the hint, and an error before it, to the input', () => {
    const { rerender } = render(<Zip />);
    const input = screen.getByRole('textbox');
    expect(description(input)).toBe('Five digits');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    rerender(<Zip error="Too short" />);
    expect(description(input)).toBe('Too short | Five digits');
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('tells the browser its purpose', () => {
    render(<Zip />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    expect([input.name, input.autocomplete, input.inputMode, input.required]).toEqual([
      'zip',
      'postal-code',
      'numeric',
      true,
    ]);
  });

  it('reports when it is left, and can be focused by its form', async () => {
    const left = vi.fn();
    const ref = createRef<HTMLInputElement & HTMLTextAreaElement>();
    render(<Field ref={ref} label="Email" name="email" value="" onChange={nothing} onBlur={left} />);
    ref.current?.focus();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    await userEvent.tab();
    expect(left).toHaveBeenCalledOnce();
  });

  it('is a text area when it has rows', () => {
    render(<Field label="Gift message" name="gift" value="Cheers" onChange={nothing} rows={4} />);
    expect(screen.getByLabelText('Gift message').tagName).toBe('TEXTAREA');
  });
});

describe('Select fields (spec §7 states of a country)', () => {
  const options = [
    { value: 'CA', label: 'California' },
    { value: 'UT', label: 'Utah', disabled: true },
  ];

  it('reports the choice, and offers no way back to nothing when it is required', async () => {
    const choose = vi.fn();
    render(
      <SelectField
        label="State"
        name="state"
        value=""
        onChange={choose}
        options={options}
        placeholder="Choose"
        required
        error="Missing"
      />,
    );
    const select = screen.getByRole('combobox', { name: /State/ });
    expect(description(select)).toBe('Missing');
    await userEvent.selectOptions(select, 'California');
    expect(choose).toHaveBeenCalledWith('CA');
    expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Choose' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Utah' }).disabled).toBe(true);
  });
});

describe('Checkboxes (spec §2 checkout)', () => {
  it('turns by its words and ties its error', async () => {
    const turn = vi.fn();
    render(<CheckboxField label="I am 21 or over" name="age" checked={false} onChange={turn} error="Please confirm" />);
    await userEvent.click(screen.getByText('I am 21 or over'));
    expect(turn).toHaveBeenCalledWith(true);
    expect(description(screen.getByRole('checkbox'))).toBe('Please confirm');
  });
});

describe('Radio cards (spec §7 calculate_shipping_options)', () => {
  const options = [
    { value: 'ground', label: 'Ground', aside: 'Free' },
    { value: 'air', label: 'Air', detail: 'Two days', aside: '$18.00' },
  ] as const;

  it('is a named group of which one is chosen', async () => {
    const choose = vi.fn();
    render(
      <RadioCards legend="Delivery" name="rate" value="ground" onChange={choose} options={options} error="Sold out" />,
    );
    expect(description(screen.getByRole('group', { name: 'Delivery' }))).toBe('Sold out');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Ground Free' }).checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Air Two days $18.00' }));
    expect(choose).toHaveBeenCalledWith('air');
  });
});

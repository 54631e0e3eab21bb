import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Form } from '#src/ui/kit/form';
import { FormView, SubmitButton } from '#src/ui/kit/form-view';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { TextField } from '#src/ui/kit/text-field';
import { fillIn } from '#test/ui/support/fill-in';

const empty = { name: '', city: '' };

function aForm(saveDraft?: (values: typeof empty) => void) {
  return new Form({
    empty,
    findProblems: ({ name, city }) => ({
      ...(name.length < 2 && { name: 'Too short.' }),
      ...(city === '' && { city: 'Where?' }),
    }),
    ...(saveDraft && { saveDraft }),
  });
}

function Entry({ form, onSent }: { readonly form: ReturnType<typeof aForm>; readonly onSent: () => void }) {
  return (
    <FormView send={() => Promise.resolve(form.check())} onSent={onSent}>
      <TextField form={form} field="name" label="Name" />
      <TextField form={form} field="city" label="City" />
      <SubmitButton label="Send" />
    </FormView>
  );
}

describe('Form', () => {
  it('says nothing while a field is typed for the first time', () => {
    const form = aForm();
    form.type('name', 'A');
    expect([form.values, form.problems]).toEqual([{ name: 'A', city: '' }, {}]);
  });

  it('checks a field that is left, unless it is empty', () => {
    const form = aForm();
    form.leave('name');
    expect(form.problems).toEqual({});
    form.type('name', 'A');
    form.leave('name');
    expect(form.problems).toEqual({ name: 'Too short.' });
  });

  it('checks and sends lines without invisible marks, and shows the typed text (spec §5 Shop form rules)', () => {
    const form = aForm();
    form.start({ name: ' A\u200eda\u00a0Example', city: '\u200b' });
    expect(form.entered).toEqual({ name: 'Ada Example', city: '' });
    expect([form.check(), form.problems]).toEqual([false, { city: 'Where?' }]);
    expect(form.values.name).toBe(' A\u200eda\u00a0Example');
    form.start({ name: 'A\u200b', city: 'Napa' });
    form.leave('name');
    expect(form.problems).toEqual({ name: 'Too short.' });
  });

  it('keeps the emoji and lines of a text, and passwords exactly', () => {
    const form = new Form({
      empty: { note: '', password: '' },
      texts: ['note'],
      exact: ['password'],
      findProblems: () => ({}),
    });
    form.start({ note: ' For my 👨\u200d👩\u200d👧 ❤\ufe0f\nLove ', password: ' ｐａｓｓ\u200d ' });
    expect(form.entered).toEqual({ note: 'For my 👨\u200d👩\u200d👧 ❤\ufe0f\nLove', password: ' ｐａｓｓ\u200d ' });
  });

  it('takes a mark away from two fields that did not fit together, when either is changed', () => {
    const form = new Form<'zip' | 'state'>({
      empty: { zip: '1', state: 'A' },
      findProblems: ({ zip, state }) => (zip === '1' && state === 'A' ? { zip: 'Not in A.', state: 'Not 1.' } : {}),
    });
    form.check();
    form.type('state', 'B');
    expect(form.problems).toEqual({});
    form.type('state', 'A');
    form.refuse({ zip: 'Said by the server.' });
    form.type('state', 'B');
    expect(form.problems).toEqual({ zip: 'Said by the server.' });
  });

  it('takes the mark away as soon as the text is right', () => {
    const form = aForm();
    form.check();
    form.type('name', 'Ada');
    expect(form.problems).toEqual({ city: 'Where?' });
  });

  it('checks all fields, or only those that are asked for', () => {
    const form = aForm();
    expect([form.check(['name']), form.problems]).toEqual([false, { name: 'Too short.' }]);
    expect([form.check(), form.problems]).toEqual([false, { name: 'Too short.', city: 'Where?' }]);
    form.start({ name: 'Ada', city: 'Napa' });
    expect([form.check(), form.problems]).toEqual([true, {}]);
  });

  it("keeps the server's refusal until something else is typed, also when the field is left", () => {
    const form = aForm();
    form.start({ name: 'Ada', city: 'Napa' });
    form.refuse({ name: 'Taken.' });
    form.leave('name');
    expect(form.problems).toEqual({ name: 'Taken.' });
    form.type('name', 'Ada B.');
    expect(form.problems).toEqual({});
  });

  it('hands every key to the presenter that keeps the draft', () => {
    const drafts: unknown[] = [];
    const form = aForm((values) => drafts.push(values));
    form.type('name', 'A');
    form.type('city', 'N');
    expect(drafts).toEqual([
      { name: 'A', city: '' },
      { name: 'A', city: 'N' },
    ]);
  });
});

describe('FormView and TextField', () => {
  it('put the focus on the first field that is wrong, with its problem', async () => {
    const form = aForm();
    let sent = 0;
    render(<Entry form={form} onSent={() => (sent += 1)} />);
    await fillIn(screen.getByLabelText('Name'), 'Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const city = screen.getByLabelText('City');
    expect(document.activeElement).toBe(city);
    expect([city.getAttribute('aria-invalid'), screen.getByText('Where?').closest('p')?.id]).toEqual([
      'true',
      city.getAttribute('aria-describedby'),
    ]);
    await userEvent.type(city, 'Napa{Enter}');
    expect(screen.queryByText(kitMessages.wrongFields(1))).toBeNull();
    expect([sent, form.values]).toEqual([1, { name: 'Ada', city: 'Napa' }]);
    expect(city.getAttribute('aria-invalid')).toBeNull();
  });
});

describe('A form that is not sent (spec §2 announcement area)', () => {
  it('says how many fields are wrong when there are several, each time, until they are right', async () => {
    const { container } = render(<Entry form={aForm()} onSent={() => undefined} />);
    const said: (string | null)[] = [];
    const region = container.querySelector('[aria-live]')!;
    const watch = new MutationObserver(() => said.push(region.textContent));
    watch.observe(region, { childList: true, characterData: true, subtree: true });
    const send = screen.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    await userEvent.click(send);
    expect(said).toEqual([kitMessages.wrongFields(2), '', kitMessages.wrongFields(2)]);
    await fillIn(screen.getByLabelText('Name'), 'Ada');
    await userEvent.type(screen.getByLabelText('City'), 'Napa{Enter}');
    expect(region.textContent).toBe('');
    watch.disconnect();
  });
});

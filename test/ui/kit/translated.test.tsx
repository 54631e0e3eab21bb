import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Prose } from '#src/ui/content/shared/prose-blocks';
import { Button } from '#src/ui/kit/button';
import { CheckboxField } from '#src/ui/kit/checkbox-field';
import { Chip } from '#src/ui/kit/chip';
import { Disclosure } from '#src/ui/kit/disclosure';
import { ErrorState } from '#src/ui/kit/error-state';
import { Field } from '#src/ui/kit/field';
import { LiveNotice } from '#src/ui/kit/live-notice';
import { Price } from '#src/ui/kit/price';
import { ProgressBar } from '#src/ui/kit/progress-bar';
import { RadioCards } from '#src/ui/kit/radio-cards';
import { Sentence } from '#src/ui/kit/sentence';
import { StepList } from '#src/ui/kit/step-list';
import { SummaryList } from '#src/ui/kit/summary-list';
import { changeTexts, type TextChanger } from '#test/support/translator';

const nothing = () => {};
const field = { name: 'zip', value: '', onChange: nothing };
const cards = { legend: 'Delivery', name: 'rate', value: 'air', onChange: nothing };
const subtotal = { id: 'subtotal', label: 'Subtotal', amount: '$8.50' };

/** Parts of the kit, in states that follow each other. */
const states: Readonly<Record<string, readonly ReactElement[]>> = {
  price: [
    <Price amount="$8.50" unit="$8.50 a can" />,
    <Price
      amount="$7.65"
      label="Your price"
      struck={{ amount: '$8.50', label: 'Regular price' }}
      reason="Case price"
      unit="$7 a can"
    />,
    <Price amount="$9.00" label="Price" reason="Member price" />,
  ],
  'summary of an order': [
    <SummaryList rows={[subtotal]} total={{ label: 'Total', amount: '$8.50' }} />,
    <SummaryList
      rows={[
        { ...subtotal, amount: '$102.00' },
        { id: 'code', label: 'TENPERCENT', amount: '-$10.20', isCode: true },
      ]}
      total={{ label: 'Total with tax', amount: '$91.80', note: 'Without shipping' }}
      settlement={{
        rows: [{ id: 'card', label: 'Gift card', amount: '-$50.00' }],
        due: { label: 'To pay', amount: '$41.80' },
      }}
      pending
      pendingLabel="Updating"
    />,
    <SummaryList rows={[{ ...subtotal, amount: '$17.00' }]} total={{ label: 'Total', amount: '$17.00' }} />,
  ],
  button: [
    <Button>Pay $8.50</Button>,
    <Button busy busyLabel="Paying">
      Pay $19.13
    </Button>,
    <Button>Pay $20.00</Button>,
  ],
  chip: [
    <Chip on={false} onPress={nothing}>
      Red
    </Chip>,
    <Chip on count={12} onPress={nothing}>
      Red wines
    </Chip>,
    <Chip on count={3} onPress={nothing}>
      White
    </Chip>,
  ],
  field: [
    <Field {...field} label="ZIP code" />,
    <Field {...field} label="Postal code" required hint="Five digits" error="Enter 5 digits" />,
    <Field {...field} label="ZIP code" optionalLabel="optional" error="It is not in Ohio" />,
  ],
  checkbox: [
    <CheckboxField name="adult" label="I am 21" checked={false} onChange={nothing} />,
    <CheckboxField name="adult" label="I am over 21" checked={false} onChange={nothing} required error="Confirm it" />,
    <CheckboxField name="adult" label="I am 21" checked onChange={nothing} />,
  ],
  'radio cards': [
    <RadioCards {...cards} options={[{ value: 'air', label: 'Air' }]} />,
    <RadioCards
      {...cards}
      options={[{ value: 'air', label: 'By air', detail: '2 days', aside: '$18.00' }]}
      error="Choose one"
    />,
    <RadioCards {...cards} options={[{ value: 'air', label: 'Air', aside: '$9.00' }]} />,
  ],
  steps: [
    <StepList label="Steps" doneLabel="done" steps={[{ id: 'a', label: 'Address', status: 'current' }]} />,
    <StepList label="Steps" doneLabel="done" steps={[{ id: 'a', label: 'Ship to', status: 'done', to: '/' }]} />,
  ],
  notice: [
    <LiveNotice />,
    <LiveNotice title="Removed" text="The total is $8.50" />,
    <LiveNotice text="The total is $19.13" action={<Button>Undo</Button>} />,
    <LiveNotice />,
  ],
  'failure of a page': [
    <ErrorState title="Not reached" />,
    <ErrorState title="Still not reached" text="Try later" onRetry={nothing} action="Back" />,
    <ErrorState title="Not reached" action="Home" />,
  ],
  disclosure: [
    <Disclosure summary="2 more">
      <p>Gamay</p>
    </Disclosure>,
    <Disclosure summary="3 more">
      <p>Chenin</p>
    </Disclosure>,
  ],
  progress: [
    <ProgressBar value={1} max={6}>
      1 of 6
    </ProgressBar>,
    <ProgressBar value={2} max={6}>
      2 of 6
    </ProgressBar>,
  ],
  'number in a sentence': [
    <Sentence text="Order R123" verbatim="R123" />,
    <Sentence text="Order R456 is paid" verbatim="R456" />,
  ],
  'text of another page': [
    <Prose blocks={[{ kind: 'paragraph', spans: [{ kind: 'text', text: 'From $8.50' }] }]} />,
    <Prose
      blocks={[
        {
          kind: 'paragraph',
          spans: [
            { kind: 'text', text: 'See ' },
            { kind: 'strong', spans: [{ kind: 'text', text: '12 cans' }] },
          ],
        },
      ]}
    />,
    <Prose blocks={[{ kind: 'paragraph', spans: [{ kind: 'text', text: 'Nothing' }] }]} />,
  ],
};

/** Returns the text of an element that no translator changes. */
function plain(element: ReactElement): string | null {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<MemoryRouter>{element}</MemoryRouter>);
  return page.textContent;
}

describe.each<TextChanger>(['translator', 'converter'])(
  'A page in the hands of a %s (spec §2 Page shell and behavior)',
  (changer) => {
    it.each(Object.entries(states))('shows the present state: %s', (_name, [first, ...others]) => {
      const { container, rerender } = render(<MemoryRouter>{first}</MemoryRouter>);
      for (const next of [...others, first, ...others.toReversed()]) {
        changeTexts(changer, container)();
        rerender(<MemoryRouter>{next}</MemoryRouter>);
        expect(container.textContent).toBe(plain(next!));
      }
    });
  },
);

describe('Texts that no translator may change', () => {
  it('are amounts, codes and numbers of orders', () => {
    const { container } = render(
      <>
        <Price amount="$7.65" label="Your price" struck={{ amount: '$8.50', label: 'Regular price' }} />
        <SummaryList
          rows={[
            { id: 'shipping', label: 'Shipping', amount: 'Later' },
            { id: 'code', label: 'TENPERCENT', amount: '-$0.85', isCode: true },
          ]}
          total={{ label: 'Total', amount: '$7.66' }}
          pending
          pendingLabel="Updating"
        />
        <p>
          <Sentence text="Order R123" verbatim="R123" />
        </p>
      </>,
    );
    const kept = [...container.querySelectorAll('[translate="no"]')].map(({ textContent }) => textContent);
    expect(kept).toEqual(['$7.65', '$8.50', 'TENPERCENT', '-$0.85', '$7.66', 'R123']);
  });
});

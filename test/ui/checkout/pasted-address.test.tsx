import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { page } from '#src/ui/checkout/checkout';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { fillIn } from '#test/ui/support/fill-in';
import { Shopper } from '#test/ui/support/shopper';

const { fields, problems } = checkoutMessages;
type Field = keyof typeof fields;

const field = (name: Field) =>
  screen.getByRole<HTMLInputElement>(name === 'stateAbbr' ? 'combobox' : 'textbox', {
    name: new RegExp(`^${fields[name]}`),
  });
const told = (name: Field) => document.getElementById(`${field(name).id}-error`)?.textContent ?? undefined;

const home: Partial<Record<Field, string>> = {
  email: 'ada@example.test',
  name: 'Ada Example',
  address1: '1 Invented St',
  city: 'Fresno',
  zipcode: '93650',
  phone: '5595550100',
};

async function atAddress(typed: Partial<Record<Field, string>> = {}) {
  const shopper = await Shopper.with({ 'WHITE-1': 2 });
  await shopper.open(page.View, '/checkout/');
  await userEvent.selectOptions(field('stateAbbr'), 'California');
  for (const [name, text] of Object.entries({ ...home, ...typed })) await fillIn(field(name as Field), text);
  await userEvent.click(screen.getByRole('checkbox', { name: checkoutMessages.adult }));
  const goOn = async () => {
    await userEvent.click(screen.getByRole('button', { name: checkoutMessages.toDelivery }));
    await shopper.pass();
  };
  return { shopper, goOn };
}

describe('An address that is pasted (spec §5 Shop form rules, §9 Shipping)', () => {
  it('is taken with all that comes along', async () => {
    const { shopper, goOn } = await atAddress({
      email: 'ada@example.test\u200e',
      name: 'Ada\u00a0Example\ufeff',
      zipcode: ' 93650\u20131234',
      phone: '\u202a+1 (559) 555\u20110100 x12\u202c',
    });
    await goOn();
    expect(shopper.order).toMatchObject({
      state: 'delivery',
      email: 'ada@example.test',
      shipAddress: { name: 'Ada Example', zipcode: '93650-1234', phone: '5595550100x12' },
    });
    await shopper.goTo(-1);
    expect(field('phone').value).toBe('(559) 555-0100 ext. 12');
  });

  it('says at both fields that its ZIP code is of another state, until one is changed', async () => {
    const { shopper, goOn } = await atAddress({ zipcode: '84101' });
    await goOn();
    const problem = problems.zipcodeElsewhere('84101', 'California', 'Utah');
    expect([told('zipcode'), told('stateAbbr')]).toEqual([problem, problem]);
    expect(shopper.shop.received).not.toContain('submitAddress');
    await userEvent.clear(field('zipcode'));
    await fillIn(field('zipcode'), '93650');
    expect([told('zipcode'), told('stateAbbr')]).toEqual([undefined, undefined]);
    await goOn();
    expect(shopper.order.state).toBe('delivery');
  });

  it('is no post-office box where wine goes, since no adult can sign there (spec §1)', async () => {
    const { shopper, goOn } = await atAddress({ address2: 'P.O. Box 12' });
    await goOn();
    expect(document.activeElement).toBe(field('address2'));
    expect(told('address2')).toBe(problems.postOfficeBox);
    expect(shopper.shop.received).not.toContain('submitAddress');
  });
});

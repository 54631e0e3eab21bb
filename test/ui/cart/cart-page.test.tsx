import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { page } from '#src/ui/cart/cart';
import { cartTimeout } from '#src/ui/cart/shared/cart-loader';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { promoCodeMessages } from '#src/ui/promo-code/shared/promo-code-messages';
import { noAnswer } from '#test/application/failures';
import { insufficientStock } from '#test/fakes/shop/refusals';
import { fillIn } from '#test/ui/support/fill-in';
import { Shopper } from '#test/ui/support/shopper';
import { violations } from '#test/ui/support/violations';

async function openCart(quantities: Readonly<Record<string, number>>, address = '/cart/') {
  const shopper = await Shopper.with(quantities);
  const { container } = await shopper.open(page.View, address);
  return { shopper, container };
}

const quantity = (name: string) =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: cartMessages.quantity(name) });
const removal = (name: string) => screen.getByRole('button', { name: cartMessages.removeNamed(name) });
const undo = () => screen.getByRole('button', { name: kitMessages.undo });
const line = (name: string) => screen.getByRole('link', { name }).closest('li')!;

async function press(shopper: Shopper, element: HTMLElement): Promise<void> {
  await userEvent.click(element);
  await shopper.pass();
}

describe('Cart page (spec §2 /en-US/cart/)', () => {
  it('shows the number of goods, their price, and the next steps', async () => {
    await openCart({ 'WHITE-1': 2, 'RED-1': 1 });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your cart 3 items');
    expect(screen.getByRole('region', { name: cartMessages.summary }).textContent).toContain('Total$22.00');
    expect(screen.getByRole('link', { name: cartMessages.continueShopping }).getAttribute('href')).toBe('/shop/');
    expect(screen.getByRole('link', { name: cartMessages.checkout }).getAttribute('href')).toBe('/checkout/');
    screen.getByText(cartMessages.adultSignature);
  });

  it('counts with the shopper, before the server does', async () => {
    const { shopper } = await openCart({ 'WHITE-1': 2 });
    await userEvent.click(screen.getByRole('button', { name: cartMessages.more('Brisk White') }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your cart 3 items');
    expect(shopper.bought).toEqual(['2 × WHITE-1']);
    await shopper.pass(400);
    expect(shopper.bought).toEqual(['3 × WHITE-1']);
  });

  it.each(['0', '-1', '1e9', '1.5', 'abc', '241'])('puts a typed %s back, and says so at the line', async (typed) => {
    const { shopper } = await openCart({ 'WHITE-1': 2, 'RED-1': 1 });
    await userEvent.clear(quantity('Brisk White'));
    await userEvent.type(quantity('Brisk White'), `${typed}{Enter}`);
    await shopper.pass(400);
    expect(quantity('Brisk White').value).toBe('2');
    expect(document.activeElement).toBe(quantity('Brisk White'));
    const [white, red] = screen.getByRole('list', { name: cartMessages.lines }).children;
    const messages = typed === '241' ? cartMessages.bulk(240) : cartMessages.notAQuantity(240, 2);
    expect((white as HTMLElement).textContent).toContain(messages);
    expect((red as HTMLElement).textContent).not.toContain(messages);
    expect(shopper.bought).toEqual(['2 × WHITE-1', '1 × RED-1']);
  });

  it('takes a typed quantity on leaving the field as well', async () => {
    const { shopper } = await openCart({ 'WHITE-1': 2 });
    await userEvent.clear(quantity('Brisk White'));
    await fillIn(quantity('Brisk White'), '24');
    await userEvent.tab();
    await shopper.pass(400);
    expect(shopper.bought).toEqual(['24 × WHITE-1']);
  });

  it('takes the arrow keys after something typed was put back', async () => {
    const { shopper } = await openCart({ 'WHITE-1': 2 });
    await userEvent.clear(quantity('Brisk White'));
    await userEvent.type(quantity('Brisk White'), 'abc{Enter}{ArrowUp}');
    await shopper.pass(400);
    expect(shopper.bought).toEqual(['3 × WHITE-1']);
    expect(screen.queryByText(cartMessages.notAQuantity(240, 2))).toBeNull();
  });

  it('does not go on with goods that cannot be bought alone, and says why (spec §5)', async () => {
    await openCart({ 'SLEEVE-1': 1 });
    expect(screen.queryByRole('link', { name: cartMessages.checkout })).toBeNull();
    screen.getByText(cartMessages.notAloneCart);
  });
});

describe('Cart page: scarce goods (spec §3 Stock availability query, §8 insufficient_stock)', () => {
  it('is marked on its line, and nowhere else', async () => {
    const { container } = await openCart({ 'ORANGE-1': 5, 'WHITE-1': 1 });
    expect(line('Slow Orange').textContent).toContain(cartMessages.short(3));
    expect(line('Brisk White').textContent).not.toContain('left');
    expect(await violations(container)).toEqual([]);
  });

  it('can be lowered to the remaining stock with one press, and then goes to checkout', async () => {
    const { shopper } = await openCart({ 'ORANGE-1': 5 });
    expect(screen.queryByRole('link', { name: cartMessages.checkout })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: cartMessages.takeNamed(3, 'Slow Orange') }));
    screen.getByRole('link', { name: cartMessages.checkout });
    await shopper.pass(400);
    expect(shopper.bought).toEqual(['3 × ORANGE-1']);
  });

  it('leads to where one can wait for it when it is sold out', async () => {
    const { container } = await openCart({ 'ROSE-1': 1, 'WHITE-1': 1 });
    expect(
      within(line('Late Rosé'))
        .getByRole('link', { name: cartMessages.tellNamed('Late Rosé') })
        .getAttribute('href'),
    ).toBe('/products/late-rose/#back-in-stock');
    expect(await violations(container)).toEqual([]);
  });

  it('is named by the button to checkout, which leads to the first of it', async () => {
    const { shopper } = await openCart({ 'WHITE-1': 1, 'ROSE-1': 1, 'ORANGE-1': 5 });
    const fix = screen.getByRole('button', { name: cartMessages.fixFirst(2) });
    expect(document.getElementById(fix.getAttribute('aria-describedby')!)?.textContent).toBe(
      'Late Rosé is sold out. Only 3 of Slow Orange left.',
    );
    await userEvent.click(fix);
    expect(document.activeElement).toBe(removal('Late Rosé'));
    await press(shopper, removal('Late Rosé'));
    await userEvent.click(screen.getByRole('button', { name: cartMessages.fixFirst(1) }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: cartMessages.takeNamed(3, 'Slow Orange') }));
  });
});

describe('Cart page: taking things out', () => {
  it('puts the focus on Undo, and names the removed line', async () => {
    const { shopper } = await openCart({ 'WHITE-1': 2, 'RED-1': 1 });
    await press(shopper, removal('Brisk White'));
    expect(document.activeElement).toBe(undo());
    expect(shopper.heard).toBe(cartMessages.removed('Brisk White'));
    expect(shopper.bought).toEqual(['1 × RED-1']);
  });

  it('brings the line back, says so and puts the focus on it', async () => {
    const { shopper } = await openCart({ 'WHITE-1': 2, 'RED-1': 1 });
    await press(shopper, removal('Brisk White'));
    await press(shopper, undo());
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Brisk White' }));
    expect(screen.queryByRole('button', { name: kitMessages.undo })).toBeNull();
    expect(shopper.heard).toBe(cartMessages.restored('Brisk White'));
    expect([...shopper.bought].sort()).toEqual(['1 × RED-1', '2 × WHITE-1']);
  });

  it('shows the empty cart after the last line, with the focus on Undo', async () => {
    const { shopper } = await openCart({ 'WHITE-1': 2 });
    await press(shopper, removal('Brisk White'));
    expect(document.activeElement).toBe(undo());
    expect(screen.getByRole('link', { name: cartMessages.empty.action }).getAttribute('href')).toBe('/shop/');
    await press(shopper, undo());
    expect(shopper.bought).toEqual(['2 × WHITE-1']);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Brisk White' }));
  });

  it('brings a line back that the server would not let go, with its reason and the focus', async () => {
    const { shopper } = await openCart({ 'WHITE-1': 2, 'RED-1': 1 });
    shopper.shop.failNext('removeLine', noAnswer());
    await press(shopper, removal('Brisk White'));
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Brisk White' }));
    expect(screen.queryByRole('button', { name: kitMessages.undo })).toBeNull();
    expect(within(line('Brisk White')).getByRole('alert').textContent).toContain('could not reach the shop');
  });

  it('asks before everything goes', async () => {
    const { shopper } = await openCart({ 'WHITE-1': 2, 'RED-1': 1 });
    const ask = screen.getByRole('button', { name: cartMessages.emptying.ask });
    await press(shopper, ask);
    const question = screen.getByRole('alertdialog', { name: cartMessages.emptying.title });
    await press(shopper, within(question).getByRole('button', { name: cartMessages.emptying.no }));
    expect(document.activeElement).toBe(ask);
    expect(shopper.bought).toEqual(['2 × WHITE-1', '1 × RED-1']);

    await press(shopper, ask);
    await press(shopper, screen.getByRole('button', { name: cartMessages.emptying.yes }));
    expect(shopper.bought).toEqual([]);
    expect(
      screen.getByRole('heading', { level: 2, name: cartMessages.empty.title }).contains(document.activeElement),
    ).toBe(true);
    expect(shopper.heard).toBe(cartMessages.emptying.done);
  });

  it('says inside the question why nothing went', async () => {
    const { shopper } = await openCart({ 'WHITE-1': 2 });
    shopper.shop.failNext('empty', noAnswer());
    await press(shopper, screen.getByRole('button', { name: cartMessages.emptying.ask }));
    await press(shopper, screen.getByRole('button', { name: cartMessages.emptying.yes }));
    const question = screen.getByRole('alertdialog');
    expect(within(question).getByRole('alert').textContent).toContain('could not reach the shop');
    expect(shopper.bought).toEqual(['2 × WHITE-1']);
  });
});

describe('Cart page: codes (spec §4 Promo codes)', () => {
  const enter = async (shopper: Shopper, code: string) => {
    await userEvent.type(screen.getByLabelText(cartMessages.codeLabel), `${code}{Enter}`);
    await shopper.pass();
  };

  it('ties a denial to the field, keeps the typed text and the focus', async () => {
    const { shopper } = await openCart({ 'WHITE-1': 2 });
    await enter(shopper, 'nope');
    const field = screen.getByLabelText<HTMLInputElement>(cartMessages.codeLabel);
    expect([field.value, field.getAttribute('aria-invalid'), document.activeElement === field]).toEqual([
      'nope',
      'true',
      true,
    ]);
    expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toContain(
      'We do not know this code',
    );
    expect(shopper.heard).toContain('We do not know this code');
  });

  it('moves the focus from a removed code to the next one, and at last to the field', async () => {
    const { shopper } = await openCart({ 'WHITE-1': 2 });
    await enter(shopper, 'ten');
    await enter(shopper, 'pct10');
    await press(shopper, screen.getByRole('button', { name: cartMessages.removeCode('TEN') }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: cartMessages.removeCode('PCT10') }));
    await press(shopper, screen.getByRole('button', { name: cartMessages.removeCode('PCT10') }));
    expect(document.activeElement).toBe(screen.getByLabelText(cartMessages.codeLabel));
  });

  it('moves the focus on from a code that waits as well, also out of one list into the other', async () => {
    const { shopper, container } = await openCart({ 'WHITE-1': 2 });
    await enter(shopper, 'shipfree');
    await enter(shopper, 'once');
    await enter(shopper, 'ten');
    screen.getByText(promoCodeMessages.beatenBy('TEN'));
    const waiting = screen.getByRole('list', { name: promoCodeMessages.waiting });
    expect(waiting.textContent).toBe(`SHIPFREE${promoCodeMessages.waits.forDelivery}`);
    expect(await violations(container)).toEqual([]);
    await press(shopper, screen.getByRole('button', { name: cartMessages.removeCode('TEN') }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: promoCodeMessages.drop('SHIPFREE') }));
    await press(shopper, screen.getByRole('button', { name: promoCodeMessages.drop('SHIPFREE') }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: cartMessages.removeCode('ONCE') }));
    expect(shopper.heard).toBe(promoCodeMessages.dropped('SHIPFREE'));
  });
});

describe('Cart page: every state is accessible', () => {
  it('while loading', async () => {
    const { container } = await Shopper.atTheDoor().open(page.View, '/cart/');
    screen.getByText(cartMessages.loading);
    expect(await violations(container)).toEqual([]);
  });

  it('when it could not be loaded, with a retry that works', async () => {
    const shopper = (await Shopper.with({ 'WHITE-1': 1 })).reload();
    shopper.shop.failNext('read', noAnswer());
    shopper.shop.failNext('read', noAnswer());
    const { container } = await shopper.open(page.View, '/cart/');
    await shopper.start();
    await shopper.pass(cartTimeout);
    expect(await violations(container)).toEqual([]);
    await press(shopper, screen.getByRole('button', { name: kitMessages.tryAgain }));
    screen.getByRole('link', { name: 'Brisk White' });
  });

  it('when it is empty', async () => {
    const { container } = await openCart({});
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your cart');
    expect(await violations(container)).toEqual([]);
  });

  it('with lines, a code, a removed line and a refusal', async () => {
    const { shopper, container } = await openCart({ 'WHITE-1': 2, 'SLEEVE-1': 1, 'RED-1': 1 });
    await userEvent.type(screen.getByLabelText(cartMessages.codeLabel), 'ten{Enter}');
    await press(shopper, removal('Quiet Red'));
    shopper.shop.failNext('changeLine', insufficientStock());
    await userEvent.click(screen.getByRole('button', { name: cartMessages.more('Brisk White') }));
    await shopper.pass(400);
    expect(within(line('Brisk White')).getByRole('alert').textContent).toContain('not enough stock');
    expect(await violations(container)).toEqual([]);
  });

  it('while it asks whether to empty the cart', async () => {
    const { shopper, container } = await openCart({ 'WHITE-1': 2 });
    await press(shopper, screen.getByRole('button', { name: cartMessages.emptying.ask }));
    expect(await violations(container)).toEqual([]);
  });
});

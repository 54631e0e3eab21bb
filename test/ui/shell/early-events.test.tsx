import { act, cleanup, render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QuantityStepper } from '#src/ui/kit/quantity-stepper';
import type { EarlyEvents } from '#src/ui/shell/early-events';
import { replayEarlyEvents } from '#src/ui/shell/replay-early-events';
import { busy, find, press, serve, start, typeInto } from './early-document';

let root: Root | undefined;

let early: EarlyEvents;

beforeEach(() => {
  early = start();
});

afterEach(() => {
  early.stop();
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
});

function leave(selector: string): void {
  find(selector).dispatchEvent(new Event('change', { bubbles: true }));
}

function choose(selector: string, value: string): void {
  Object.assign(find(selector), { value });
  for (const type of ['input', 'change']) find(selector).dispatchEvent(new Event(type, { bubbles: true }));
}

function pressKey(selector: string, key: string): void {
  find(selector).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

const kept = () => early.kept.map(({ type, target }) => `${type} ${target.localName}`);

describe('Early input before the page is hydrated (spec §2 Page shell, docs/adr/0010)', () => {
  it('is kept in order, and reaches nothing yet', () => {
    serve('<button>Add</button><form><input name="q"><button type="submit">Find</button></form><select></select>');
    const reached: string[] = [];
    find('#root').onclick = ({ type }) => reached.push(type);

    expect(press('#root > button')).toBe(false);
    typeInto('input', 'gamay');
    choose('select', '');
    expect(press('form button')).toBe(false);

    expect(kept()).toEqual(['click button', 'input input', 'input select', 'change select', 'click button']);
    expect(reached).toEqual([]);
  });

  it('is a press on the button also when the pressed element stands inside it', () => {
    serve('<button><svg><path></path></svg></button>');
    press('button path');
    expect(early.kept.map(({ target }) => target)).toEqual([find('button')]);
  });

  it('shows at once that a pressed button is busy, and starts nothing twice', () => {
    serve('<button>Add</button><button>Other</button>');
    press('button');
    press('button');
    press('button + button');
    expect(busy()).toEqual(['Add', 'Other']);
    expect(kept()).toHaveLength(2);
  });

  it('counts each press beside a number', () => {
    serve('<div role="group"><input role="spinbutton"><button>More</button></div>');
    press('button');
    press('button');
    expect(kept()).toHaveLength(2);
  });

  it('leaves keys to the browser where it has use for them', () => {
    serve('<input><input role="spinbutton">');
    for (const key of ['Enter', 'ArrowUp']) pressKey('input', key);
    for (const key of ['Tab', 'Backspace', 'ArrowLeft', '7']) pressKey('[role=spinbutton]', key);
    expect(kept()).toEqual([]);
  });

  it('leaves links and natively opening elements to the browser', () => {
    serve(
      '<a href="#there"><span>There</span></a><details><summary>More</summary></details><label>Box<input type="checkbox"></label>',
    );
    expect([press('span'), press('summary'), press('label')]).toEqual([true, true, true]);
    expect(early.kept.filter(({ type }) => type === 'click')).toEqual([]);
  });

  it('never sends a form away with the typed text', () => {
    serve('<form action="/there/"><input name="email"></form>');
    const sent = new Event('submit', { bubbles: true, cancelable: true });
    find('form').dispatchEvent(sent);
    expect(sent.defaultPrevented).toBe(true);
    expect(kept()).toEqual(['submit form']);
  });

  it('keeps the end of text that was typed in one go, and each go apart', () => {
    serve('<input><button>Find</button>');
    for (const text of ['g', 'ga', 'gam']) typeInto('input', text);
    press('button');
    typeInto('input', 'gama');
    expect(early.kept.map(({ type, value }) => [type, type === 'input' ? value : ''])).toEqual([
      ['input', 'gam'],
      ['click', ''],
      ['input', 'gama'],
    ]);
  });

  it('is kept no more once the page answers', () => {
    serve('<button>Add</button>');
    early.stop();
    expect(press('button')).toBe(true);
    expect(early.kept).toEqual([]);
  });
});

describe('Early input, once the page is hydrated (spec §2 Page shell, docs/adr/0010)', () => {
  beforeEach(() => {
    // While it is developed React reports every attribute that it did not write, such as that of a busy button.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  /** Takes over the served document, and replays the kept input. */
  async function hydrate(page: ReactNode, follow?: () => void): Promise<void> {
    await act(async () => {
      root = hydrateRoot(find('#root'), page);
    });
    await act(() => replayEarlyEvents(early, follow));
  }

  function Order({ onOrder }: { readonly onOrder: (order: string) => void }) {
    const [quantity, setQuantity] = useState(1);
    const [email, setEmail] = useState('');
    const [note, setNote] = useState('As ever');
    const [size, setSize] = useState('small');
    const [isGift, setGift] = useState(false);
    const [sort, setSort] = useState('name');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onOrder([quantity, email, note, size, isGift, sort].join(', '));
        }}
      >
        <QuantityStepper
          label="Quantity"
          decreaseLabel="Fewer"
          increaseLabel="More"
          value={quantity}
          onChange={setQuantity}
        />
        <input type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
        <textarea value={note} onChange={(event) => setNote(event.target.value)} />
        {['small', 'large'].map((value) => (
          <input
            key={value}
            type="radio"
            name="size"
            value={value}
            checked={value === size}
            onChange={() => setSize(value)}
          />
        ))}
        <input type="checkbox" checked={isGift} onChange={(event) => setGift(event.target.checked)} />
        <select value={sort} onChange={(event) => setSort(event.target.value)}>
          <option>name</option>
          <option>price</option>
        </select>
        <button type="submit">Order</button>
      </form>
    );
  }

  function serveOrder() {
    const orders: string[] = [];
    const page = <Order onOrder={(order) => orders.push(order)} />;
    serve(renderToString(page));
    return { orders, page };
  }

  it('is done with everything that was typed and chosen', async () => {
    const { orders, page } = serveOrder();
    press('[aria-label=More]');
    press('[aria-label=More]');
    typeInto('[type=email]', 'ada@example.com');
    typeInto('textarea', 'Ring twice');
    find('[value=large]').click();
    find('[type=checkbox]').click();
    choose('select', 'price');
    press('[type=submit]');
    await hydrate(page);
    expect(orders).toEqual(['3, ada@example.com, Ring twice, large, true, price']);
    expect(busy()).toEqual([]);
    expect(early.kept).toEqual([]);
  });

  it('is done in order: later changes do not count', async () => {
    const { orders, page } = serveOrder();
    find('[value=large]').click();
    find('[value=small]').click();
    typeInto('[type=email]', 'ada@a');
    press('[type=submit]');
    typeInto('[type=email]', 'ada@ab');
    await hydrate(page);
    expect(orders).toEqual(['1, ada@a, As ever, small, false, name']);
    expect(find('[type=email]')).toHaveProperty('value', 'ada@ab');
  });

  it('counts a number that was typed and left', async () => {
    const { orders, page } = serveOrder();
    typeInto('[role=spinbutton]', '6');
    leave('[role=spinbutton]');
    press('[type=submit]');
    await hydrate(page);
    expect(orders).toEqual(['6, , As ever, small, false, name']);
  });

  it('counts a number that was typed and confirmed, or chosen by keys', async () => {
    const { orders, page } = serveOrder();
    typeInto('[role=spinbutton]', '6');
    pressKey('[role=spinbutton]', 'Enter');
    pressKey('[role=spinbutton]', 'ArrowUp');
    press('[type=submit]');
    await hydrate(page);
    expect(orders).toEqual(['7, , As ever, small, false, name']);
  });

  it('resets text that is no number, once it was confirmed', async () => {
    const { page } = serveOrder();
    typeInto('[role=spinbutton]', 'abc');
    pressKey('[role=spinbutton]', 'Enter');
    await hydrate(page);
    expect(find('[role=spinbutton]')).toHaveProperty('value', '1');
  });

  it('takes a file that was chosen', async () => {
    const names: string[] = [];
    const page = <input type="file" onChange={({ target }) => names.push(target.files?.[0]?.name ?? 'none')} />;
    serve(renderToString(page));
    const files = [new File(['a,b'], 'addresses.csv')];
    Object.defineProperties(find('input'), { files: { value: files }, value: { value: 'addresses.csv' } });
    for (const type of ['input', 'change']) find('input').dispatchEvent(new Event(type, { bubbles: true }));
    await hydrate(page);
    expect(names).toEqual(['addresses.csv']);
  });

  it('sends a form that was sent by a key', async () => {
    const { orders, page } = serveOrder();
    find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await hydrate(page);
    expect(orders).toHaveLength(1);
  });

  it('leaves the field that somebody is in as it is', async () => {
    const typed: string[] = [];
    const page = <input defaultValue="" onChange={({ target }) => typed.push(target.value)} />;
    serve(renderToString(page));
    typeInto('input', 'Night bus');
    const field = find('input') as HTMLInputElement;
    field.focus();
    field.setSelectionRange(2, 4);
    await hydrate(page);
    expect(typed).toEqual(['Night bus']);
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['Night bus', 2, 4]);
    expect(document.activeElement).toBe(field);
  });

  it('takes nothing from a visitor who types on while it is done', async () => {
    const typed: string[] = [];
    const page = <input defaultValue="" onChange={({ target }) => typed.push(target.value)} />;
    serve(renderToString(page));
    const field = find('input') as HTMLInputElement;
    typeInto('input', 'ada');
    await hydrate(page, () => {
      for (const letter of ['m', '@']) typeInto('input', field.value + letter);
    });
    expect(typed).toEqual(['adam@']);
  });

  it('loses no letter when the page is rendered again before it has heard of them', async () => {
    function Field() {
      const [email, setEmail] = useState('');
      return <input value={email} onChange={({ target }) => setEmail(target.value)} />;
    }
    serve(renderToString(<Field />));
    const field = find('input') as HTMLInputElement;
    const renderAgain = () => root?.render(<Field />);
    typeInto('input', 'ada');
    await hydrate(<Field />, () => {
      for (const letter of ['@', 'b']) {
        flushSync(renderAgain);
        expect(field.value).toBe('');
        field.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, data: letter }));
        typeInto('input', field.value + letter);
      }
    });
    expect(field.value).toBe('ada@b');
    act(renderAgain);
    expect(field.value).toBe('ada@b');
  });

  it('waits for its turn behind running input', async () => {
    const order: string[] = [];
    const page = (
      <>
        <button
          onClick={() => {
            order.push('first');
            press('#second');
          }}
        />
        <button id="second" onClick={() => order.push('second')} />
        <button id="third" onClick={() => order.push('third')} />
      </>
    );
    serve(renderToString(page));
    press('button');
    press('#third');
    await hydrate(page);
    // The first press is one of them.
    expect(order).toEqual(['first', 'second', 'third']);
    press('#third');
    expect(order).toEqual(['first', 'second', 'third', 'third']);
  });

  it('meets the page as it was served, and choices the page of its address', async () => {
    const done: string[] = [];
    const page = (
      <>
        <button onClick={() => done.push('pressed')} />
        <select onChange={() => done.push('chosen')} />
      </>
    );
    serve(renderToString(page));
    press('button');
    choose('select', '');
    await hydrate(page, () => done.push('followed'));
    expect(done.slice(0, 2)).toEqual(['pressed', 'followed']);
    expect(done.at(-1)).toBe('chosen');
  });

  it('finds the button that stands in the place of one that is gone', async () => {
    const done: string[] = [];
    const page = <button aria-label="Add Gamay" onClick={() => done.push('added')} />;
    serve(renderToString(page));
    press('button');
    find('button').outerHTML = '<p></p>';
    document.body.replaceChildren();
    render(page);
    await replayEarlyEvents(early);
    expect(done).toEqual(['added']);
    cleanup();
  });

  it('is pressed with the focus, which Safari does not give, unless something else has it', async () => {
    const focused: (string | undefined)[] = [];
    const note = () => focused.push(document.activeElement?.localName);
    const page = (
      <>
        <button onClick={note} />
        <input />
      </>
    );
    serve(renderToString(page));
    press('button');
    await hydrate(page);
    find('input').focus();
    early = start();
    press('button');
    await act(() => replayEarlyEvents(early));
    expect(focused).toEqual(['button', 'input']);
  });

  it('is left alone when nothing of it is on the page any more', async () => {
    serve('<button>Add</button>');
    press('button');
    document.body.replaceChildren();
    await replayEarlyEvents(early);
    expect(early.kept).toEqual([]);
  });
});

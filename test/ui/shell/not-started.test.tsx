import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EarlyEvents } from '#src/ui/shell/early-events';
import { busy, find, press, serve, start, typeInto } from './early-document';

let early: EarlyEvents;

beforeEach(() => {
  vi.useFakeTimers();
  early = start();
});

afterEach(() => {
  early.stop();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const message = () => find('#not-started');

describe('Early input when the scripts do not come (spec §8 Client, docs/adr/0010)', () => {
  it('is said to come to nothing, and no button stays busy', () => {
    serve('<button>Add</button>');
    press('button');
    early.fail();
    expect(busy()).toEqual([]);
    expect(early.kept).toEqual([]);
    expect(message().hidden).toBe(false);
    expect(message().getAttribute('role')).toBe('alert');
  });

  it('is said at the end of a document that is still on its way', () => {
    document.body.innerHTML = '<button>Add</button>';
    press('button');
    early.fail();
    expect(busy()).toEqual([]);
    serve('<button>Add</button>');
    window.dispatchEvent(new Event('DOMContentLoaded'));
    expect(message().hidden).toBe(false);
  });

  it('says nothing to a visitor who only reads, until they press', () => {
    serve('<button>Add</button><input>');
    early.fail();
    typeInto('input', 'a');
    expect(message().hidden).toBe(true);
    press('button');
    expect(message().hidden).toBe(false);
    expect(busy()).toEqual([]);
  });

  it('does not send a form away then either', () => {
    serve('<form></form>');
    early.fail();
    const sent = new Event('submit', { bubbles: true, cancelable: true });
    find('form').dispatchEvent(sent);
    expect([sent.defaultPrevented, message().hidden]).toEqual([true, false]);
  });

  it('is noticed by any script that fails, and not by a picture', () => {
    serve('<button>Add</button><img alt=""><script type="text/plain"></script>');
    press('button');
    find('img').dispatchEvent(new Event('error'));
    expect(message().hidden).toBe(true);
    find('script').dispatchEvent(new Event('error'));
    expect(message().hidden).toBe(false);
  });
});

describe('A page that does not start (spec §2 Page shell, docs/adr/0010)', () => {
  it('says so after a while, also without any press, and offers to load it again', () => {
    serve('<p>Loading your order</p>');
    expect(message().hidden).toBe(true);
    vi.runAllTimers();
    expect(message().hidden).toBe(false);
    expect(find('#not-started a').getAttribute('href')).toBe('');
  });

  it('keeps input meanwhile, and says no more of it once it has started', () => {
    serve('<button>Add</button>');
    vi.runAllTimers();
    press('button');
    expect(early.kept).toHaveLength(1);
    early.stop();
    expect(message().hidden).toBe(true);
  });

  it('does not say so of one that has started in time', () => {
    serve('<button>Add</button>');
    early.stop();
    vi.runAllTimers();
    expect(message().hidden).toBe(true);
  });

  it('goes on saying that the input had no effect', () => {
    serve('<button>Add</button>');
    press('button');
    early.fail();
    early.stop();
    expect(message().hidden).toBe(false);
  });
});

import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import afterFirstPaint from '#src/ui/shell/after-first-paint.js?raw';
import { type EarlyEvents, inlineScript } from '#src/ui/shell/early-events';

let paint: () => void;
let asked: readonly string[];
let answer: (address: string) => Promise<void>;

beforeEach(() => {
  vi.useFakeTimers();
  paint = () => expect.unreachable('nobody waits for a paint');
  asked = [];
  answer = () => Promise.resolve();
  class Paints {
    constructor(listener: (entries: object, observer: object) => void) {
      paint = () => listener({ getEntriesByName: () => [{}] }, this);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('PerformanceObserver', Paints);
  // A script that a test runs cannot import.
  vi.stubGlobal('load', (address: string) => {
    asked = [...asked, address];
    return answer(address);
  });
  document.head.innerHTML =
    '<meta name="scripts" content="/assets/libraries.js /assets/index.js; /assets/shelf.js /assets/home.js">';
});

afterEach(() => {
  // The script of a document listens for as long as the document is there.
  for (const type of ['DOMContentLoaded', 'load']) window.dispatchEvent(new Event(type));
  vi.runAllTimers();
  document.head.replaceChildren();
  vi.useRealTimers();
});

/** Opens a document as the browser does, with its first script. */
function open(state: DocumentReadyState): { readonly isWhole: () => void } {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);
  runInThisContext(inlineScript(afterFirstPaint).replace('import(', 'load('));
  return {
    isWhole: () => {
      readyState.mockReturnValue('interactive');
      document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
    },
  };
}

/** Every address that was asked for by now: to be run, or to be there when it is needed. */
function scripts() {
  vi.advanceTimersByTime(1);
  const preloads = [...document.querySelectorAll('link[rel="modulepreload"]')];
  return { run: asked, preloaded: preloads.map((link) => link.getAttribute('href')) };
}

const none = { run: [], preloaded: [] };
const all = {
  run: ['/assets/libraries.js', '/assets/index.js'],
  preloaded: ['/assets/shelf.js', '/assets/home.js'],
};

describe('The scripts of a document (spec §2 Page shell and behavior, docs/adr/0010)', () => {
  it('are asked for once it has been painted; the entry is run, and before it its imports', () => {
    open('complete');
    expect(scripts()).toEqual(none);
    paint();
    expect(scripts()).toEqual(all);
  });

  it('are asked for once it is whole, where its beginning is painted before its end arrives', () => {
    const { isWhole } = open('loading');
    paint();
    expect(scripts()).toEqual(none);
    isWhole();
    expect(scripts()).toEqual(all);
  });

  it('do not wait for a paint in a tab in the background, but for the whole document', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { isWhole } = open('loading');
    expect(scripts()).toEqual(none);
    isWhole();
    expect(scripts()).toEqual(all);
  });

  describe('in a browser that does not tell of the paint, such as one at a place to which it scrolled', () => {
    it('are asked for once everything has loaded', () => {
      const { isWhole } = open('loading');
      isWhole();
      expect(scripts()).toEqual(none);
      window.dispatchEvent(new Event('load'));
      vi.advanceTimersToNextTimer();
      expect(scripts()).toEqual(all);
    });

    it('are asked for when the document has been whole for a while, though a picture never loads', () => {
      const { isWhole } = open('loading');
      vi.runAllTimers();
      expect(scripts()).toEqual(none);
      isWhole();
      expect(scripts()).toEqual(none);
      vi.runAllTimers();
      expect(scripts()).toEqual(all);
    });
  });

  it('are asked for once, whatever is told of afterwards', () => {
    const { isWhole } = open('loading');
    paint();
    isWhole();
    window.dispatchEvent(new Event('load'));
    vi.runAllTimers();
    expect(scripts()).toEqual(all);
  });

  it('are none where the document names none', () => {
    document.head.replaceChildren();
    open('complete');
    paint();
    expect(scripts()).toEqual(none);
  });

  it('leave word where one of those that run does not come: earlier presses are not done', async () => {
    const fail = vi.fn<() => void>();
    const report = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('earlyEvents', { fail } satisfies Partial<EarlyEvents>);
    vi.stubGlobal('reportError', report);
    const lost = new Error('no connection');
    answer = (address) => (address === '/assets/libraries.js' ? Promise.reject(lost) : Promise.resolve());
    open('complete');
    paint();
    await vi.waitFor(() => expect(report).toHaveBeenCalledExactlyOnceWith(lost));
    expect(fail).toHaveBeenCalledOnce();
  });
});

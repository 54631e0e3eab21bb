import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import afterFirstPaint from '#src/ui/shell/after-first-paint.js?raw';
import { type EarlyEvents, inlineScript } from '#src/ui/shell/early-events';

let paint: () => void;
let asked: readonly string[];
let answer: () => Promise<void>;

beforeEach(() => {
  vi.useFakeTimers();
  paint = () => expect.unreachable('nobody waits for a paint');
  asked = [];
  answer = () => Promise.resolve();
  class Paints {
    static readonly supportedEntryTypes = ['paint'];
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
    return answer();
  });
  document.head.innerHTML = '<meta name="scripts" content="/assets/index.js /assets/home.js /assets/shelf.js">';
});

afterEach(() => {
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

/** Every address that was asked for: with the entry, those that come beside it. */
function scripts(): readonly string[] {
  vi.runAllTimers();
  const preloads = [...document.querySelectorAll('link[rel="modulepreload"]')];
  return [...asked, ...preloads.map((link) => link.getAttribute('href') ?? '')];
}

const all = ['/assets/index.js', '/assets/home.js', '/assets/shelf.js'];

describe('The scripts of a document (spec §2 Page shell and behavior, docs/adr/0049)', () => {
  it('are asked for once it has been painted, the entry first', () => {
    open('complete');
    expect(scripts()).toEqual([]);
    paint();
    expect(scripts()).toEqual(all);
  });

  it('are asked for once it is whole, where its beginning is painted before its end arrives', () => {
    const { isWhole } = open('loading');
    paint();
    expect(scripts()).toEqual([]);
    isWhole();
    expect(scripts()).toEqual(all);
  });

  it('do not wait for a paint in a tab in the background, but for the whole document', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { isWhole } = open('loading');
    expect(scripts()).toEqual([]);
    isWhole();
    expect(scripts()).toEqual(all);
  });

  it('are none where the document names none', () => {
    document.head.replaceChildren();
    open('complete');
    paint();
    expect(scripts()).toEqual([]);
  });

  it('leave word where the entry does not come: what was pressed before is not done', () => {
    const fail = vi.fn<() => void>();
    vi.stubGlobal('earlyEvents', { fail } satisfies Partial<EarlyEvents>);
    const lost = new Error('no connection');
    // A promise that is refused at once.
    const refused = { catch: (tell: (error: unknown) => void) => tell(lost) };
    answer = () => refused as unknown as Promise<void>;
    open('complete');
    expect(paint).toThrow(lost);
    expect(fail).toHaveBeenCalledOnce();
  });
});

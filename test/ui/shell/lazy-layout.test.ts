import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import deferLayout from '#src/ui/shell/defer-layout.js?raw';
import { inlineScript } from '#src/ui/shell/early-events';
import { endLazyLayout, layOutOnScroll } from '#src/ui/shell/lazy-layout';
import { ManualIdle } from '#test/fakes/browser/manual-idle';

let top = 0;

beforeEach(() => {
  top = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top);
  document.body.innerHTML = `
    <main><section></section><section class="lazy-layout"></section><ul><li></li><li class="lazy-layout"></li></ul></main>
    <footer class="lazy-layout"></footer>`;
});

afterEach(() => {
  endLazyLayout();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

/** Opens a document as the browser does, with its first script. */
function open(kind: string, address = '/'): void {
  window.history.replaceState(null, '', address);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: kind } as PerformanceNavigationTiming]);
  runInThisContext(inlineScript(deferLayout));
}

function scroll(): void {
  top = 300;
  window.dispatchEvent(new Event('scroll'));
}

/** Names the parts that wait; without the mark of the document none does. */
function waiting(): readonly string[] {
  return [...document.querySelectorAll('[data-lazy-layout] .lazy-layout')].map(({ localName }) => localName);
}

const all = ['section', 'li', 'footer'];

describe('Parts far below the first screen (spec §2 Page shell and behavior, docs/adr/0010)', () => {
  it('waits until somebody scrolls, and is then laid out part by part, the cards together', () => {
    open('navigate');
    const tasks: (() => void)[] = [];
    layOutOnScroll({
      whenIdle: (task) => {
        tasks.push(task);
        return () => undefined;
      },
    });
    expect([tasks.length, waiting()]).toEqual([0, all]);

    scroll();
    scroll();
    const steps = [];
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      task();
      steps.push(waiting());
    }
    expect(steps).toEqual([['li', 'footer'], ['li'], []]);
  });

  it('is laid out where somebody scrolled before the page was hydrated', () => {
    open('navigate');
    scroll();
    layOutOnScroll(new ManualIdle());
    expect(waiting()).toEqual([]);
  });

  it.each(['reload', 'back_forward'])('waits for nothing after %s, where the browser scrolls by itself', (kind) => {
    open(kind);
    expect(waiting()).toEqual([]);
  });

  it('waits for nothing at an address with an #anchor', () => {
    open('navigate', '/#reviews');
    expect(waiting()).toEqual([]);
  });
});

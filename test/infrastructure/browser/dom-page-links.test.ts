import { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DomPageLinks } from '#src/infrastructure/browser/dom-page-links';

type Sight = Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>;

/** Observes nothing by itself: a test names the links that have come into sight. */
class ManualObserver implements Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'> {
  private readonly observed = new Set<Element>();

  constructor(private readonly hear: (entries: readonly Sight[]) => void) {}

  observe(element: Element): void {
    this.observed.add(element);
  }

  unobserve(element: Element): void {
    this.observed.delete(element);
  }

  disconnect(): void {
    this.observed.clear();
  }

  /** Tells about each observed link that its address is among those in sight, or not. */
  look(...inSight: readonly string[]): void {
    const entries = [...this.observed].map((target) => ({
      target,
      isIntersecting: inSight.includes(target.getAttribute('href') ?? ''),
    }));
    this.hear(entries);
  }
}

describe('The links of a page that are in sight (spec §9 Framework prefetch)', () => {
  let page: Window;
  let observer: ManualObserver;
  let seen: string[];
  let stop: () => void;

  beforeEach(() => {
    page = new Window({ url: 'https://shop.example/' });
    page.document.body.innerHTML =
      '<p><a href="/one/">One</a> <a href="/two/">Two</a> <a href="/file/" download>File</a></p>';
    vi.stubGlobal('document', page.document);
    vi.stubGlobal('HTMLAnchorElement', page.HTMLAnchorElement);
    vi.stubGlobal('MutationObserver', page.MutationObserver);
    vi.stubGlobal('IntersectionObserver', function (hear: (entries: readonly Sight[]) => void): ManualObserver {
      return (observer = new ManualObserver(hear));
    });
    seen = [];
    stop = new DomPageLinks().onSeen((address) => void seen.push(address));
  });
  afterEach(async () => {
    stop();
    vi.unstubAllGlobals();
    await page.happyDOM.close();
  });

  it('are told once each, when they come into sight', () => {
    observer.look();
    expect(seen).toEqual([]);
    observer.look('/two/', '/file/');
    observer.look('/two/', '/one/');
    expect(seen).toEqual(['https://shop.example/two/', 'https://shop.example/one/']);
  });
});

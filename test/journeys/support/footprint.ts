import type { BrowserContext, Page, Response } from 'playwright-core';
import type { Touched, WayToPay } from '#tools/journeys/touched';
import { sandboxUrl, storefrontUrl } from './back-end';
import { wayToPay } from './way-to-pay';

declare module 'vitest' {
  interface TaskMeta {
    touched?: Touched;
  }
}

const asked = ['document', 'fetch', 'xhr'];

/** The parts of the shop and the back end that one browser met. */
export class Footprint {
  private readonly pages = new Set<string>();
  private readonly scripts = new Set<string>();
  private readonly calls = new Set<string>();
  private readonly payments = new Set<WayToPay>();

  constructor(context: BrowserContext) {
    const follow = (page: Page): void => {
      page.on('framenavigated', (frame) => this.noteAddress(frame.url()));
    };
    context.pages().forEach(follow);
    context.on('page', follow);
    context.on('response', (response) => this.note(response));
  }

  /** All that was met in these browsers. */
  static of(footprints: readonly Footprint[]): Touched {
    const all = <T>(read: (one: Footprint) => Iterable<T>): readonly T[] => [
      ...new Set(footprints.flatMap((one) => [...read(one)])),
    ];
    return {
      pages: all(({ pages }) => pages),
      scripts: all(({ scripts }) => scripts),
      calls: all(({ calls }) => calls),
      payments: all(({ payments }) => payments),
    };
  }

  private noteAddress(address: string): void {
    if (address.startsWith(storefrontUrl)) this.pages.add(new URL(address).pathname);
  }

  private note(response: Response): void {
    const { origin, pathname } = new URL(response.url());
    const request = response.request();
    const kind = request.resourceType();
    if (response.status() >= 400) return;
    if (origin === storefrontUrl && kind === 'script') this.scripts.add(pathname);
    if (origin !== sandboxUrl || !asked.includes(kind)) return;
    this.calls.add(`${request.method()} ${pathname}`);
    const payment = wayToPay(request.method(), pathname, request.postData());
    if (payment) this.payments.add(payment);
  }
}

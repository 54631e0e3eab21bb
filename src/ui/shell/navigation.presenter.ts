import type { Location } from 'react-router-dom';
import type { OpenedPage } from '#src/application/content/open-page';
import { BrowserWindow } from '#src/application/ports/browser/browser-window';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Used } from '#src/application/ports/token';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { AlertBarState } from './alert-bar-state';
import { LiveMessageState } from './live-message-state';
import { DocumentHead, type PageHead } from './page-head';
import { PageLoader, type Resolution, type ShownPage } from './page-loader';
import { messages } from './shell-messages';

/** Milliseconds after which a page that is still loading is called delayed (spec §9 Delayed page-load signal). */
export const delayedLoad = 1000;

/**
 * The shown page stays until the next one's code and content have loaded; the last click wins (spec §2 Page shell and
 * behavior).
 */
export class NavigationPresenter {
  static readonly uses = {
    pages: PageLoader,
    window: BrowserWindow,
    scheduler: Scheduler,
    documentHead: DocumentHead,
    liveMessage: LiveMessageState,
    alertBar: AlertBarState,
  };
  static readonly isShared = true;

  shown: ShownPage | undefined = undefined;
  /** Undefined while no page loads. */
  goingTo: Location | undefined = undefined;
  /** Delays every navigation until it resolves, even one to the first page's own address (docs/adr/0010). */
  held: Promise<void> | undefined = undefined;
  private cancelDelay: () => void = () => undefined;
  private readonly delayListeners = new Set<(goingTo: Location) => void>();

  constructor(private readonly use: Used<typeof NavigationPresenter.uses>) {
    autoObservable(this, { cancelDelay: false, delayListeners: false, held: false });
  }

  /** Calls the listener after a second of loading (spec §2 delayed-load event). */
  onDelayedLoad(listener: (goingTo: Location) => void): () => void {
    this.delayListeners.add(listener);
    return () => void this.delayListeners.delete(listener);
  }

  /** The document's content is not loaded again. Parameters come only after hydration, by goTo. */
  async start(location: Location, opened: OpenedPage | undefined): Promise<void> {
    const rendered = opened ? { ...location, search: '', hash: '' } : location;
    const resolution = await this.use.pages.load(rendered, opened);
    if (resolution.kind === 'unreachable') this.use.alertBar.notify(messages.pageUnreachable, undefined, 'warning');
    else if (resolution.kind !== 'reload') this.show(resolution);
  }

  /**
   * A change of parameters needs no loading. Resolves to the location to be at instead: the page's own address, or the last
   * page on failure. An address that replaces another of the same page leads its reader nowhere, so it changes the title without
   * a word.
   */
  async goTo(location: Location, isReplacement = false): Promise<Location | undefined> {
    if (this.held) await this.held;
    const canonical = this.use.pages.canonical(location);
    if (canonical !== location) return canonical;
    // A pending visit is no longer wanted, even when this one leads back to the shown page.
    this.endVisit();
    if (this.isShown(location)) return undefined;
    if (this.shown?.location.pathname === location.pathname) {
      this.showPart({ ...this.shown, location }, isReplacement);
      return undefined;
    }
    this.beginVisit(location);
    const resolution = await this.use.pages.load(location, undefined, this.shown?.location);
    return this.goingTo === location ? this.arrive(location, resolution) : undefined;
  }

  /** Nothing on the shown page has to be rendered again. */
  isShown({ key, pathname, search, hash }: Location): boolean {
    const here = this.shown?.location;
    return here?.key === key && here.pathname === pathname && here.search === search && here.hash === hash;
  }

  private beginVisit(location: Location): void {
    this.goingTo = location;
    this.cancelDelay = this.use.scheduler.after(delayedLoad, () =>
      this.delayListeners.forEach((listener) => listener(location)),
    );
  }

  private endVisit(): void {
    this.cancelDelay();
    this.goingTo = undefined;
  }

  private arrive(location: Location, resolution: Resolution): Location | undefined {
    this.endVisit();
    if (resolution.kind === 'reload') {
      this.use.window.load(location.pathname + location.search + location.hash);
      return undefined;
    }
    if (resolution.kind === 'unreachable') {
      this.use.alertBar.notify(messages.pageUnreachable, undefined, 'warning');
      return this.shown?.location;
    }
    this.show(resolution);
    // A failure to load another page is outdated on this one.
    if (this.use.alertBar.notification === messages.pageUnreachable) this.use.alertBar.dismiss();
    this.announce(headOf(resolution));
    return undefined;
  }

  /** A served document gets the title of its parameters without a word: its reader has gone nowhere. */
  private showPart(shown: ShownPage, isReplacement: boolean): void {
    const before = this.shown && { head: headOf(this.shown), key: this.shown.location.key };
    this.show(shown);
    const head = headOf(shown);
    if (head.title === before?.head.title) return;
    if (isReplacement || shown.location.key === before?.key) this.use.documentHead.show(head);
    else this.announce(head);
  }

  private announce(head: PageHead): void {
    this.use.documentHead.show(head);
    this.use.liveMessage.announce(messages.navigatedTo(head.title));
  }

  private show(shown: ShownPage): void {
    this.shown = shown;
  }
}

/** Includes error pages. */
export function headOf(shown: ShownPage): PageHead {
  if (shown.kind === 'page') {
    const { location, params, content } = shown;
    return shown.page.head(content, { params, search: new URLSearchParams(location.search) });
  }
  const text = shown.kind === 'not-found' ? messages.notFound : messages.serverError;
  return { title: text.title, description: text.text, noindex: true };
}

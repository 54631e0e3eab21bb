import type { Location } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OpenPage } from '#src/application/content/open-page';
import { PageCache } from '#src/application/content/page-cache';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { PageContent } from '#src/domain/page/page-content';
import { DelayedLoadPresenter } from '#src/ui/frame/delayed-load.presenter';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { NavigationPresenter } from '#src/ui/shell/navigation.presenter';
import { PageLoader } from '#src/ui/shell/page-loader';
import type { LoadedPage, PageRoute } from '#src/ui/shell/page-route';
import { messages } from '#src/ui/shell/shell-messages';
import { AdjustableConnection } from '#test/fakes/browser/adjustable-connection';
import { RecordingBrowserWindow } from '#test/fakes/browser/recording-browser-window';
import { InMemoryContentReader } from '#test/fakes/content/in-memory-content-reader';
import { ManualClock } from '#test/fakes/system/manual-clock';
import { ManualScheduler } from '#test/fakes/system/manual-scheduler';
import { at, HeldRoutes, RecordingDocumentHead, textPage, titlePage } from './walking';

const noAnswer = new GatewayError({ code: 'network_error' });

let content: InMemoryContentReader;
let routes: HeldRoutes;
let window: RecordingBrowserWindow;
let scheduler: ManualScheduler;
let head: RecordingDocumentHead;
let liveMessage: LiveMessageState;
let alertBar: AlertBarState;
let connection: AdjustableConnection;
let navigation: NavigationPresenter;
let delayed: DelayedLoadPresenter;
let endDelayed: () => void;

beforeEach(async () => {
  content = new InMemoryContentReader();
  content.pages = ['/', '/one/', '/two/', '/held/one/', '/held/two/'].map(textPage);
  routes = new HeldRoutes();
  window = new RecordingBrowserWindow();
  scheduler = new ManualScheduler();
  head = new RecordingDocumentHead();
  liveMessage = new LiveMessageState();
  alertBar = new AlertBarState();
  connection = new AdjustableConnection();
  navigation = newNavigation();
  delayed = new DelayedLoadPresenter({ navigation });
  endDelayed = delayed.mount();
  await navigation.start(at('/'), { kind: 'page', content: textPage('/') });
});
afterEach(() => endDelayed());

function navigationIn(all: readonly PageRoute[]): NavigationPresenter {
  const pages = new PageLoader({
    openPage: new OpenPage({
      pages: new PageCache({ content, build: content, clock: new ManualClock() }),
      build: content,
      connection,
    }),
    routes: all,
  });
  return new NavigationPresenter({ pages, window, scheduler, documentHead: head, liveMessage, alertBar });
}

function newNavigation(): NavigationPresenter {
  return navigationIn(routes.all);
}

const isDelayed = () => delayed.isShown;
const shown = () => navigation.shown?.location.pathname;

describe('A page whose address is in capitals (spec §2 Screens and routes)', () => {
  it('is at its own address, with its parameters and its part', async () => {
    const location = { ...at('/One/?Color=Red'), hash: '#Part' };
    const own = await navigation.goTo(location);
    expect(own).toEqual({ ...location, pathname: '/one/' });
    await navigation.goTo(own!);
    expect(shown()).toBe('/one/');
  });

  it('is found from the page of 404, where the host did not send the shopper on', async () => {
    const location = at('/One/');
    await navigation.start(location, { kind: 'not-found' });
    expect(await navigation.goTo(location)).toMatchObject({ pathname: '/one/' });
  });
});

describe('The first page (spec §2 Page shell and behavior)', () => {
  it('is the document that was served: nothing is loaded again, announced or changed in its head', () => {
    expect([shown(), liveMessage.message, head.shown]).toEqual(['/', '', undefined]);
  });

  it('follows its parameters when it is let go, once early input has met it as it was served', async () => {
    const location = at('/one/?color=red');
    await navigation.start(location, { kind: 'page', content: textPage('/one/') });
    let letGo: () => void = () => undefined;
    navigation.held = new Promise((resolve) => (letGo = resolve));
    const going = navigation.goTo(location);
    expect(navigation.shown?.location.search).toBe('');
    letGo();
    await going;
    expect(navigation.shown?.location.search).toBe('?color=red');
  });

  it('is rendered without parameters, as the build did; they follow', async () => {
    const location = at('/one/?color=red');
    await navigation.start(location, { kind: 'page', content: textPage('/one/') });
    expect(navigation.shown?.location.search).toBe('');
    await navigation.goTo(location);
    expect(navigation.shown?.location.search).toBe('?color=red');
  });

  it('gets the title of its parameters without a word: no visitor has gone anywhere', async () => {
    const location = at('/one/?part=2');
    await navigation.start(location, { kind: 'page', content: textPage('/one/') });
    await navigation.goTo(location);
    expect([head.shown?.title, liveMessage.message]).toEqual(['Part 2 · Page /one/', '']);
  });

  it('is not shown at all when its code does not come, and that is said', async () => {
    routes.fail();
    const fresh = newNavigation();
    await fresh.start(at('/one/'), { kind: 'page', content: textPage('/one/') });
    expect([fresh.shown, alertBar.notification]).toEqual([undefined, messages.pageUnreachable]);
  });
});

describe('Going to another page (spec §2 Page shell and behavior)', () => {
  it('shows it with its head and says where one is', async () => {
    await navigation.goTo(at('/one/'));
    expect([shown(), head.shown?.title, liveMessage.message]).toEqual([
      '/one/',
      'Page /one/',
      'Navigated to Page /one/',
    ]);
  });

  it('keeps the shown page until the next one is there', async () => {
    const going = navigation.goTo(at('/held/one/'));
    await scheduler.settle();
    expect(shown()).toBe('/');
    routes.letIn();
    await going;
    expect(shown()).toBe('/held/one/');
  });

  it('loads the document where another policy holds, into it and out of it (spec §7 Sign-in provider)', async () => {
    await navigation.goTo(at('/own-policy/one/?next=%2Fcart%2F'));
    expect([shown(), window.loadedPath]).toEqual(['/', '/own-policy/one/?next=%2Fcart%2F']);

    const there = newNavigation();
    await there.start(at('/own-policy/one/'), undefined);
    await there.goTo(at('/own-policy/two/'));
    expect(there.shown?.location.pathname).toBe('/own-policy/two/');
    await there.goTo(at('/one/'));
    expect([there.shown?.location.pathname, window.loadedPath]).toEqual(['/own-policy/two/', '/one/']);
  });

  it('finds content also under an address without its last slash', async () => {
    await navigation.goTo(at('/one'));
    expect(navigation.shown).toMatchObject({ kind: 'page', content: { path: '/one/' } });
  });

  it('loads nothing for other parameters of the same page', async () => {
    content.failNext(noAnswer);
    const location = at('/?family=pack');
    expect(await navigation.goTo(location)).toBeUndefined();
    expect([navigation.shown?.location, liveMessage.message]).toEqual([location, '']);
  });

  it('gives a part of the same page its title, and says where one is', async () => {
    await navigation.goTo(at('/one/'));
    await navigation.goTo(at('/one/?part=2'));
    const second = 'Part 2 · Page /one/';
    expect([head.shown?.title, liveMessage.message]).toEqual([second, `Navigated to ${second}`]);
    await navigation.goTo(at('/one/'));
    expect([head.shown?.title, liveMessage.message]).toEqual(['Page /one/', 'Navigated to Page /one/']);
  });

  it('changes the title without a word where an address replaces another of the same page', async () => {
    await navigation.goTo(at('/one/'));
    await navigation.goTo(at('/one/?part=2'), true);
    expect([head.shown?.title, liveMessage.message]).toEqual(['Part 2 · Page /one/', 'Navigated to Page /one/']);
  });

  it('needs no content for a page that lives from data of the shopper', async () => {
    await navigation.goTo(at('/cart/'));
    expect(navigation.shown).toMatchObject({ kind: 'page', content: undefined });
  });
});

describe('A page whose content needs more code than others of its kind (spec §2 Content-driven templates)', () => {
  const plain: PageRoute = { name: 'plain', pattern: '/*', hasContent: true, load: async () => titlePage };
  const rich: LoadedPage = { ...titlePage };
  function walking(load: () => Promise<LoadedPage>) {
    const needsMore = ({ path }: PageContent) => (path === '/two/' ? { ...plain, load } : undefined);
    return navigationIn([{ ...plain, forContent: needsMore }]);
  }
  const codeOf = ({ shown: page }: NavigationPresenter) => (page?.kind === 'page' ? page.page : undefined);

  it('is shown by that code, on a visit and as the first page', async () => {
    const walk = walking(async () => rich);
    await walk.start(at('/one/'), undefined);
    expect(codeOf(walk)).toBe(titlePage);
    await walk.goTo(at('/two/'));
    expect(codeOf(walk)).toBe(rich);
    const another = walking(async () => rich);
    await another.start(at('/two/'), { kind: 'page', content: textPage('/two/') });
    expect(codeOf(another)).toBe(rich);
  });

  it('is left for the last one when that code does not come', async () => {
    const walk = walking(() => Promise.reject(new Error('no chunk')));
    await walk.start(at('/one/'), undefined);
    const back = await walk.goTo(at('/two/'));
    expect([back?.pathname, alertBar.notification]).toEqual(['/one/', messages.pageUnreachable]);
  });
});

describe('Clicks that overtake each other', () => {
  it('lead to where the last one pointed, whatever arrives last', async () => {
    const first = navigation.goTo(at('/held/one/'));
    await scheduler.settle();
    await navigation.goTo(at('/two/'));
    routes.letIn();
    expect(await first).toBeUndefined();
    expect([shown(), liveMessage.message]).toEqual(['/two/', 'Navigated to Page /two/']);
  });

  it('leave nothing on its way when they lead back to the shown page', async () => {
    const first = navigation.goTo(at('/held/one/'));
    await scheduler.settle();
    await navigation.goTo(at('/'));
    routes.letIn();
    await first;
    expect([shown(), liveMessage.message]).toEqual(['/', '']);
  });
});

describe('A page that keeps the shopper waiting (spec §9 Delayed page-load signal)', () => {
  it('shows a line after one second, until it is there', async () => {
    const going = navigation.goTo(at('/held/one/'));
    await scheduler.advance(999);
    expect(isDelayed()).toBe(false);
    await scheduler.advance(1);
    expect(isDelayed()).toBe(true);
    routes.letIn();
    await going;
    expect(isDelayed()).toBe(false);
  });

  it('fires an event to each listener, once, and to none that stopped', async () => {
    const heard: string[] = [];
    const hear = (goingTo: Location) => heard.push(goingTo.pathname);
    navigation.onDelayedLoad(hear);
    navigation.onDelayedLoad(({ pathname }) => heard.push(`gone from ${pathname}`))();
    void navigation.goTo(at('/held/one/'));
    await scheduler.advance(10_000);
    expect(heard).toEqual(['/held/one/']);
    void navigation.goTo(at('/held/two/'));
    await scheduler.advance(1_000);
    expect(heard).toEqual(['/held/one/', '/held/two/']);
  });

  it('is never called so when it was quick', async () => {
    await navigation.goTo(at('/one/'));
    await scheduler.advance(1_000);
    expect(isDelayed()).toBe(false);
  });

  it('is not called so any more once the shopper went elsewhere', async () => {
    void navigation.goTo(at('/held/one/'));
    await scheduler.advance(999);
    await navigation.goTo(at('/two/'));
    await scheduler.advance(1_000);
    expect(isDelayed()).toBe(false);

    void navigation.goTo(at('/held/two/'));
    await scheduler.advance(1_000);
    await navigation.goTo(at('/two/'));
    expect(isDelayed()).toBe(false);
  });

  it('counts its second anew for each page', async () => {
    void navigation.goTo(at('/held/one/'));
    await scheduler.advance(999);
    void navigation.goTo(at('/held/two/'));
    await scheduler.advance(999);
    expect(isDelayed()).toBe(false);
    await scheduler.advance(1);
    expect(isDelayed()).toBe(true);
  });
});

describe('A page that cannot be shown (spec §2 page-data fetch, §8 Client)', () => {
  it('is not found where no content is', async () => {
    await navigation.goTo(at('/nowhere/'));
    expect([navigation.shown?.kind, head.shown?.title, head.shown?.noindex]).toEqual([
      'not-found',
      messages.notFound.title,
      true,
    ]);
    expect(liveMessage.message).toBe(messages.navigatedTo(messages.notFound.title));
  });

  it('is the page for broken servers at status 500', async () => {
    content.failNext(new GatewayError({ code: 'server_error' }));
    await navigation.goTo(at('/one/'));
    expect([navigation.shown?.kind, head.shown?.title]).toEqual(['server-error', messages.serverError.title]);
  });

  it('returns to the last page with words while the browser is offline', async () => {
    const last = at('/one/');
    await navigation.goTo(last);
    connection.facts = { ...connection.facts, isOffline: true };
    content.failNext(noAnswer, noAnswer, noAnswer, noAnswer);
    expect(await navigation.goTo(at('/two/'))).toBe(last);
    expect([shown(), alertBar.notification, isDelayed()]).toEqual(['/one/', messages.pageUnreachable, false]);
  });

  it('is loaded in full when its content cannot be had otherwise', async () => {
    content.failNext(noAnswer, noAnswer, noAnswer, noAnswer);
    expect(await navigation.goTo(at('/two/?color=red'))).toBeUndefined();
    expect([window.loadedPath, shown()]).toEqual(['/two/?color=red', '/']);
  });

  it('returns to the last page when its code does not come, and is loaded in full when asked for again', async () => {
    routes.fail();
    expect((await navigation.goTo(at('/one/')))?.pathname).toBe('/');
    expect([alertBar.notification, window.loadedPath]).toEqual([messages.pageUnreachable, undefined]);
    await navigation.goTo(at('/cart/'));
    expect(window.loadedPath).toBeUndefined();
    await navigation.goTo(at('/two/'));
    expect(window.loadedPath).toBe('/two/');
  });

  it('is loaded in full when its code is gone with its build', async () => {
    content.servedBuildId = 'build-2';
    routes.fail();
    await navigation.goTo(at('/one/'));
    expect([window.loadedPath, shown()]).toEqual(['/one/', '/']);
  });

  it('is no news any more on the next page that comes, while other news stay', async () => {
    connection.facts = { ...connection.facts, isOffline: true };
    content.failNext(noAnswer, noAnswer, noAnswer, noAnswer);
    await navigation.goTo(at('/one/'));
    await navigation.goTo(at('/two/'));
    expect(alertBar.isDismissed).toBe(true);

    alertBar.notify('Something else');
    await navigation.goTo(at('/one/'));
    expect(alertBar.isDismissed).toBe(false);
  });

  it('is loaded anew, with its parameters, when the build has changed', async () => {
    content.servedBuildId = 'build-2';
    await navigation.goTo(at('/one/?color=red'));
    expect([window.loadedPath, shown()]).toEqual(['/one/?color=red', '/']);
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OpenPage } from '#src/application/content/open-page';
import { buildIdLasts, PageCache, pageCacheLasts } from '#src/application/content/page-cache';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { StaticPageContent } from '#src/domain/page/page-content';
import { noAnswer, outcomeOf, rejectedWith } from '#test/application/failures';
import type { AdjustableConnection } from '#test/fakes/browser/adjustable-connection';
import type { InMemoryContentReader } from '#test/fakes/content/in-memory-content-reader';
import { notFound } from '#test/fakes/shop/refusals';
import type { ManualClock } from '#test/fakes/system/manual-clock';
import { openTab } from '#test/support/test-tab';

const faq: StaticPageContent = {
  kind: 'static-page',
  path: '/faq/',
  title: 'Questions',
  description: 'And answers.',
  noindex: false,
  body: [],
  blocks: [],
};
const page = { kind: 'page', content: faq };
const broken = new GatewayError({ code: 'wrong_shape', message: 'Not JSON' });
const times = (count: number, failure: GatewayError) => Array.from({ length: count }, () => failure);

let content: InMemoryContentReader;
let openPage: OpenPage;
let connection: AdjustableConnection;
let cache: PageCache;
let clock: ManualClock;
beforeEach(() => {
  const tab = openTab();
  content = tab.content;
  connection = tab.world.connection;
  cache = tab.get(PageCache);
  clock = tab.world.scheduler.clock;
  content.pages = [faq];
  openPage = tab.get(OpenPage);
});

describe('Opening a page (spec §2 Page shell and behavior)', () => {
  it('loads its content', async () => {
    expect(await openPage.execute('/faq/')).toEqual(page);
  });

  it('falls back to the 404 page when there is none', async () => {
    expect(await openPage.execute('/nowhere/')).toEqual({ kind: 'not-found' });
  });

  it('falls back to the 404 page at once when fetching fails with not found', async () => {
    content.failNext(notFound());
    expect(await openPage.execute('/faq/')).toEqual({ kind: 'not-found' });
    expect(await openPage.execute('/faq/')).toEqual(page);
  });

  it('falls back to the 500 page at once', async () => {
    content.failNext(new GatewayError({ code: 'server_error' }));
    expect(await openPage.execute('/faq/')).toEqual({ kind: 'server-error' });
    expect(await openPage.execute('/faq/')).toEqual(page);
  });

  it('loads the page anew when the build has changed', async () => {
    content.servedBuildId = 'build-2';
    expect(await openPage.execute('/faq/')).toEqual({ kind: 'reload' });
    expect(await openPage.execute('/only-in-build-2/')).toEqual({ kind: 'reload' });
  });

  it('does not hide a fault of our own', async () => {
    const fault = new TypeError('undefined is not a function');
    vi.spyOn(content, 'readPage').mockRejectedValueOnce(fault);
    expect(await outcomeOf(openPage.execute('/faq/'))).toEqual(rejectedWith(fault));
  });
});

describe('Page data that does not arrive (spec §9 Page-data fetch retries: up to 3)', () => {
  it.each([noAnswer(), broken, new GatewayError({ code: 'unavailable' }), new GatewayError({ code: 'timeout' })])(
    'is asked for again, up to three times: $code $status',
    async (failure) => {
      content.failNext(...times(3, failure));
      expect(await openPage.execute('/faq/')).toEqual(page);
    },
  );

  it('loads the page anew when the fourth answer is no better', async () => {
    content.failNext(...times(4, broken));
    expect(await openPage.execute('/faq/')).toEqual({ kind: 'reload' });
    expect(await openPage.execute('/faq/')).toEqual(page);
  });

  it('loads the page anew as well when no answer comes at all', async () => {
    content.failNext(...times(4, noAnswer()));
    expect(await openPage.execute('/faq/')).toEqual({ kind: 'reload' });
  });

  it.each([noAnswer(), broken])('stays on the last page while the browser is offline: $code', async (failure) => {
    connection.facts = { ...connection.facts, isOffline: true };
    content.failNext(...times(4, failure));
    expect(await openPage.execute('/faq/')).toEqual({ kind: 'unreachable' });
  });

  it('goes by the last failure', async () => {
    content.failNext(...times(3, noAnswer()), broken);
    expect(await openPage.execute('/faq/')).toEqual({ kind: 'reload' });
    content.failNext(...times(2, broken), new GatewayError({ code: 'server_error' }));
    expect(await openPage.execute('/faq/')).toEqual({ kind: 'server-error' });
  });

  it('is asked for again as well when the build is unknown', async () => {
    vi.spyOn(content, 'readBuildId').mockRejectedValueOnce(noAnswer());
    expect(await openPage.execute('/faq/')).toEqual(page);
  });
});

describe('A page of the last five minutes (spec §2 Page shell and behavior, §9 Framework prefetch)', () => {
  const newBuild = () => {
    content.servedBuildId = 'build-2';
    content.pages = [];
  };

  it('opens without a request when it was prefetched', async () => {
    await cache.readPage('/faq/');
    newBuild();
    clock.advance(pageCacheLasts - 1);
    expect(await openPage.execute('/faq/')).toEqual(page);
  });

  it('opens without a request when the shopper returns to it', async () => {
    await openPage.execute('/faq/');
    newBuild();
    expect(await openPage.execute('/faq/')).toEqual(page);
  });

  it('opens without a request when the document brought it', async () => {
    expect(await openPage.execute('/faq/', { kind: 'page', content: faq })).toEqual(page);
    newBuild();
    expect(await openPage.execute('/faq/')).toEqual(page);
  });

  it('is asked for again in preview', async () => {
    content.isBuilt = false;
    await openPage.execute('/faq/');
    content.pages = [{ ...faq, title: 'Edited' }];
    expect(await openPage.execute('/faq/')).toEqual({ kind: 'page', content: { ...faq, title: 'Edited' } });
  });

  it('is asked for again afterwards, with the build', async () => {
    await cache.readPage('/faq/');
    newBuild();
    clock.advance(pageCacheLasts);
    expect(await openPage.execute('/faq/')).toEqual({ kind: 'reload' });
  });

  it('reloads in full when it was prefetched from a newer build', async () => {
    content.servedBuildId = 'build-2';
    await cache.readPage('/faq/');
    expect(await openPage.execute('/faq/')).toEqual({ kind: 'reload' });
  });

  it('is shared while it is on its way', async () => {
    const reading = cache.readPage('/faq/');
    content.pages = [];
    expect(await openPage.execute('/faq/')).toEqual(page);
    await reading;
  });

  it('is asked for again when prefetching it failed', async () => {
    content.failNext(noAnswer());
    await expect(cache.readPage('/faq/')).rejects.toMatchObject({ code: 'network_error' });
    expect(await openPage.execute('/faq/')).toEqual(page);
  });

  it('counts as the first of four tries when it fails on its way', async () => {
    content.failNext(...times(4, broken));
    const reading = outcomeOf(cache.readPage('/faq/'));
    expect(await openPage.execute('/faq/')).toEqual({ kind: 'reload' });
    expect(await reading).toEqual(rejectedWith(broken));
  });

  it('shares the reading of the build with the pages of two batches', async () => {
    await cache.readPage('/faq/');
    newBuild();
    clock.advance(buildIdLasts - 1);
    expect((await cache.readPage('/one/')).buildId).toBe('build-1');
    clock.advance(1);
    expect((await cache.readPage('/two/')).buildId).toBe('build-2');
  });

  it('asks for the build again when that failed', async () => {
    vi.spyOn(content, 'readBuildId').mockRejectedValueOnce(noAnswer());
    await expect(cache.readPage('/faq/')).rejects.toMatchObject({ code: 'network_error' });
    expect((await cache.readPage('/faq/')).buildId).toBe('build-1');
  });
});

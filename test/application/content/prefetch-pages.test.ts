import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { PageCache } from '#src/application/content/page-cache';
import { type PageToPrefetch, PrefetchPages } from '#src/application/content/prefetch-pages';
import { GatewayError } from '#src/application/ports/gateway-error';
import { AdjustableConnection } from '#test/fakes/browser/adjustable-connection';
import { ManualIdle } from '#test/fakes/browser/manual-idle';
import { InMemoryContentReader } from '#test/fakes/content/in-memory-content-reader';
import { ManualClock } from '#test/fakes/system/manual-clock';
import { ManualScheduler } from '#test/fakes/system/manual-scheduler';
import { recordLog } from '#test/fakes/system/recording-logger';

/** Everything around a page that fetches others ahead, and the addresses that it has asked for. */
class Surroundings {
  readonly asked: string[] = [];
  readonly code: string[] = [];
  readonly connection = new AdjustableConnection();
  readonly idle = new ManualIdle();
  readonly scheduler = new ManualScheduler();
  readonly logger = recordLog();
  failure: Error | undefined;
  readonly pages = new PageCache({
    build: new InMemoryContentReader(),
    clock: new ManualClock(),
    content: Object.assign(new InMemoryContentReader(), {
      readPage: async (path: string) => {
        this.asked.push(path);
        if (this.failure) throw this.failure;
        return undefined;
      },
    }),
  });
  readonly prefetch = new PrefetchPages({
    pages: this.pages,
    connection: this.connection,
    idle: this.idle,
    scheduler: this.scheduler,
  });

  page(path: string): PageToPrefetch {
    return { path, loadCode: async () => this.code.push(path) };
  }

  show(...paths: readonly string[]): void {
    for (const path of paths) this.prefetch.later(path);
  }
}

let world: Surroundings;
beforeEach(() => {
  world = new Surroundings();
});

const six = ['/1/', '/2/', '/3/', '/4/', '/5/', '/6/'];

describe('Pages whose links are in sight (spec §9 Framework prefetch)', () => {
  it('have their content fetched, four every three seconds, and no code', async () => {
    world.show(...six);
    await world.scheduler.advance(2_999);
    expect(world.asked).toEqual([]);
    await world.scheduler.advance(1);
    expect(world.asked).toEqual(six.slice(0, 4));
    await world.scheduler.advance(3_000);
    expect([world.asked, world.code]).toEqual([six, []]);
  });

  it('wait until the browser is idle, and then no longer', async () => {
    world.idle.keepBusy();
    world.show(...six);
    await world.scheduler.advance(30_000);
    expect(world.asked).toEqual([]);
    world.idle.rest();
    expect(world.asked).toEqual(six.slice(0, 4));
  });

  it('are each fetched once, however often and in whichever way their links appear', async () => {
    const paths = fc.array(fc.record({ path: fc.constantFrom(...six), isMeant: fc.boolean() }), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(paths, async (visits) => {
        const own = new Surroundings();
        for (const { path, isMeant } of visits) {
          if (isMeant) await own.prefetch.now(own.page(path));
          else own.prefetch.later(path);
        }
        await own.scheduler.quiet();
        expect([...own.asked].sort()).toEqual([...new Set(visits.map(({ path }) => path))].sort());
      }),
    );
  });

  it('come in no batch of more than four', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { maxLength: 40 }), async (numbers) => {
        const own = new Surroundings();
        own.show(...numbers.map(String));
        for (let done = 0; done < numbers.length; done = own.asked.length) {
          await own.scheduler.advance(3_000);
          expect(own.asked.length - done).toBe(Math.min(4, numbers.length - done));
        }
      }),
    );
  });

  it('are left alone once no view watches links any more', async () => {
    world.show(...six);
    world.prefetch.stop();
    await world.scheduler.advance(30_000);
    expect(world.asked).toEqual([]);
    world.show('/1/');
    await world.scheduler.advance(3_000);
    expect(world.asked).toEqual(['/1/']);
  });
});

describe('A page that the shopper is about to open (spec §9 Framework prefetch)', () => {
  it('is fetched at once, also when it waits for its turn', async () => {
    world.show(...six);
    await world.prefetch.now(world.page('/6/'));
    await world.prefetch.now(world.page('/7/'));
    expect(world.asked).toEqual(['/6/', '/7/']);
    await world.scheduler.advance(6_000);
    expect(world.asked).toEqual(['/6/', '/7/', '/1/', '/2/', '/3/', '/4/', '/5/']);
  });

  it('brings its code, also when its content is here already', async () => {
    world.show('/1/');
    await world.scheduler.advance(3_000);
    await world.prefetch.now(world.page('/1/'));
    expect([world.asked, world.code]).toEqual([['/1/'], ['/1/']]);
  });
});

describe('Visitors without prefetching (spec §9 skipped on slow 2g or data-saver connections and for bots)', () => {
  it.each([
    { effectiveType: 'slow-2g' },
    { effectiveType: '2g' },
    { isSavingData: true },
    { isOffline: true },
    { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { userAgent: 'Baiduspider+(+http://www.baidu.com/search/spider.htm)' },
    { userAgent: 'SomeCrawler/1.0' },
  ])('%o', async (facts) => {
    world.connection.facts = { ...world.connection.facts, ...facts };
    world.show(...six);
    await world.prefetch.now(world.page('/7/'));
    await world.scheduler.advance(30_000);
    expect([world.asked, world.code]).toEqual([[], []]);
  });

  it('gets it again when the connection is better', async () => {
    const good = world.connection.facts;
    world.connection.facts = { ...good, effectiveType: '2g' };
    await world.prefetch.now(world.page('/1/'));
    world.connection.facts = good;
    await world.prefetch.now(world.page('/1/'));
    expect(world.asked).toEqual(['/1/']);
  });

  it.each([{ effectiveType: '3g' }, { effectiveType: undefined, isSavingData: undefined }])('not %o', async (facts) => {
    world.connection.facts = { ...world.connection.facts, ...facts };
    await world.prefetch.now(world.page('/1/'));
    expect(world.asked).toEqual(['/1/']);
  });
});

describe('A page that cannot be fetched ahead (spec §9 Framework prefetch)', () => {
  it('is no failure, and may be tried again', async () => {
    world.failure = new GatewayError({ code: 'network_error' });
    await world.prefetch.now(world.page('/1/'));
    world.failure = undefined;
    await world.prefetch.now(world.page('/1/'));
    expect([world.asked, world.logger.entries]).toEqual([['/1/', '/1/'], []]);
  });

  it('may be tried again too when only its code did not come, without asking for its content twice', async () => {
    const broken = { path: '/1/', loadCode: () => Promise.reject(new TypeError('Failed to fetch')) };
    await world.prefetch.now(broken);
    await world.prefetch.now(world.page('/1/'));
    expect([world.asked, world.code]).toEqual([['/1/'], ['/1/']]);
  });

  it('is told to developers when it is a fault of our own', async () => {
    world.failure = new TypeError('undefined is not a function');
    await world.prefetch.now(world.page('/1/'));
    expect(world.logger.entries).toHaveLength(1);
  });
});

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { variants } from '#sandbox/ringpull/variants';
import { GatewayError } from '#src/application/ports/gateway-error';
import { createContentfulClient } from '#src/infrastructure/contentful/contentful-client';
import type { ContentfulContentReader } from '#src/infrastructure/contentful/contentful-content-reader';
import { ContentfulEntries } from '#src/infrastructure/contentful/contentful-entries';
import { PageDataReader } from '#src/infrastructure/page-data/page-data-reader';
import { InMemoryContentReader } from '#test/fakes/content/in-memory-content-reader';
import { recordLog } from '#test/fakes/system/recording-logger';
import { writtenContent } from '#test/sandbox/support/written-content';
import { describeContentReader } from './describe-content-reader';
import { fetchFrom, PageFiles } from './page-files';
import { SandboxContent } from './sandbox-content';

// No server listens on the port of the discard service.
const nowhere = 'localhost:9';

const content = new SandboxContent();
const files = new PageFiles();
const memory = new InMemoryContentReader();
const logger = recordLog();
let contentful: ContentfulContentReader;
let paths: readonly string[] = [];

beforeAll(async () => {
  await content.start();
  contentful = content.reader();
  paths = await contentful.listPages();
  await files.start(contentful, paths);
  memory.pages = (await Promise.all(paths.map((path) => contentful.readPage(path)))).filter(
    (page) => page !== undefined,
  );
  memory.shell = await contentful.readShell();
  memory.catalogue = await contentful.readCatalogue();
});
afterAll(async () => {
  await Promise.all([content.stop(), files.stop()]);
});

describeContentReader('ContentfulContentReader', {
  make: () => contentful,
  makeUnreachable: () => content.reader(content.access({ host: nowhere })),
  paths: () => paths,
});

describeContentReader('PageDataReader', {
  make: () => {
    vi.stubGlobal('fetch', files.fetch);
    return new PageDataReader('build-1');
  },
  makeUnreachable: () => {
    vi.stubGlobal('fetch', (path: string) => fetchFrom(`http://${nowhere}`, path));
    return new PageDataReader('build-1');
  },
  paths: () => paths,
});

describeContentReader('InMemoryContentReader', {
  make: () => memory,
  makeUnreachable: () => {
    const unreachable = new InMemoryContentReader();
    unreachable.failNext(new GatewayError({ code: 'network_error' }));
    return unreachable;
  },
  paths: () => paths,
});

describe('ContentfulContentReader with the sandbox’s content service (spec §3 Content types)', () => {
  it('finds nothing to complain of in the sandbox’s content', () => {
    expect(logger.entries).toEqual([]);
  });

  it.each([
    ['token', { accessToken: 'wrong' }, { code: 'unauthorized' }],
    ['space', { spaceId: 'wrong' }, { code: 'not_found' }],
    ['environment', { environment: 'wrong' }, { code: 'not_found' }],
  ])('rejects with the shop’s own error for a wrong %s', async (_what, wrong, error) => {
    await expect(content.reader(content.access(wrong)).readShell()).rejects.toMatchObject(error);
  });

  it('rejects with the service’s code when it was asked too often', async () => {
    await content.refuseNext(1);
    await expect(content.reader().readShell()).rejects.toMatchObject({ code: 'rate_limited', trace: { status: 429 } });
  });

  it('waits and asks again by the client’s own means, and tells the logger', async () => {
    await content.refuseNext(1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const waiting = recordLog();
    const reading = new ContentfulEntries(createContentfulClient(content.access())).readAll('siteSettings');
    // Virtual time passes while the real responses arrive.
    await vi.waitFor(() => expect(waiting.entries).toHaveLength(1), 20_000);
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    expect(await reading).toHaveLength(1);
    expect(waiting.entries[0]?.message).toContain('Content service: Rate limit error occurred');
  });

  it('reads the same entries in small pages as in one', async () => {
    const read = async (pageSize: number) => {
      const client = createContentfulClient(content.access());
      return (await new ContentfulEntries(client, pageSize).readAll('product')).map(({ id }) => id);
    };
    expect(await read(5)).toEqual(await read(1000));
  });

  it('reads every product and every review, though there are more than one page of the service and of the shop', async () => {
    const reviewed = writtenContent.entries.filter(({ contentType }) => contentType === 'review');
    expect([variants.length, reviewed.length].every((count) => count > 100)).toBe(true);
    const shop = await contentful.readPage('/shop/');
    const products = shop?.kind === 'shop' ? shop.products : [];
    expect(products.map(({ sku }) => sku).sort()).toEqual(variants.map(({ sku }) => sku).sort());
    expect(products.reduce((sum, { rating }) => sum + (rating?.count ?? 0), 0)).toBe(reviewed.length);
  });
});

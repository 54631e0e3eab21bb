import { beforeEach, describe, expect, it } from 'vitest';
import type { ContentReader } from '#src/application/ports/content/content-reader';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { PageContent } from '#src/domain/page/page-content';

export interface ContentReaderUnderTest {
  /** A reader of the sandbox's content. */
  readonly make: () => ContentReader;
  /** The path of every page that it can read. */
  readonly paths: () => readonly string[];
  /** A reader whose source cannot be reached. */
  readonly makeUnreachable: () => ContentReader;
}

export function describeContentReader(name: string, { make, makeUnreachable, paths }: ContentReaderUnderTest): void {
  describe(`${name} as ContentReader (spec §2 Page shell and behavior)`, () => {
    let reader: ContentReader;
    beforeEach(() => {
      reader = make();
    });

    // Read once for all tests: there are some hundred pages, and no test changes one.
    let pages: Promise<readonly (PageContent | undefined)[]> | undefined;
    const everyPage = (): Promise<readonly (PageContent | undefined)[]> =>
      (pages ??= Promise.all(paths().map((path) => reader.readPage(path))));
    const ofKind = async <K extends PageContent['kind']>(
      kind: K,
    ): Promise<readonly Extract<PageContent, { kind: K }>[]> => {
      const found = (await everyPage()).filter(
        (page): page is Extract<PageContent, { kind: K }> => page?.kind === kind,
      );
      expect(found, `pages of the kind ${kind}`).not.toHaveLength(0);
      return found;
    };

    it('answers every path with the page of that path', async () => {
      expect((await everyPage()).map((page) => page?.path)).toEqual(paths());
    });

    it('gives every page a title of its own and a description', async () => {
      const pages = await everyPage();
      expect(new Set(pages.map((page) => page?.title)).size).toBe(pages.length);
      for (const page of pages) expect(page?.description.length, page?.path).toBeGreaterThan(10);
    });

    it.each([
      '/no-such-page/',
      '/products/no-such-wine/',
      '/blog/no-such-article/',
      '/blog/tag/no-such-tag/',
      '/blog/tag/',
      '/products/',
      '/account/',
      '/toString/',
    ])('answers undefined for %s, which is no page', async (path) => {
      expect(await reader.readPage(path)).toBeUndefined();
    });

    it('answers plain data, which a file can hold without loss', async () => {
      const answers = [...(await everyPage()), await reader.readShell(), await reader.readCatalogue()];
      expect(JSON.parse(JSON.stringify(answers))).toStrictEqual(answers);
    });

    it('answers the same when it is asked again', async () => {
      expect(await reader.readPage('/shop/')).toEqual(await reader.readPage('/shop/'));
      expect(await reader.readCatalogue()).toEqual(await reader.readCatalogue());
    });

    it('knows the shell’s words', async () => {
      const { tagline, footerText, announcement } = await reader.readShell();
      expect([tagline, footerText, announcement?.text].every(Boolean)).toBe(true);
    });

    it('has a page for everything in the catalogue, with the same product on it', async () => {
      const { products } = await reader.readCatalogue();
      expect(products.length).toBeGreaterThan(0);
      const pages = await ofKind('product');
      expect(pages.map(({ product }) => product)).toEqual(expect.arrayContaining([...products]));
      expect(pages).toHaveLength(products.length);
      for (const { path, product } of pages) expect(path).toBe(`/products/${product.slug}/`);
    });

    it('shows the whole catalogue in the shop', async () => {
      const { products } = await reader.readCatalogue();
      expect((await ofKind('shop'))[0]!.products).toEqual(products);
    });

    it('knows a kit’s parts as the parts of its pack, and where wine may go', async () => {
      const { kits, products, regions } = await reader.readCatalogue();
      expect(kits.length).toBeGreaterThan(0);
      for (const kit of kits) expect(kit.parts, kit.sku).toEqual(products.find(({ sku }) => sku === kit.sku)?.parts);
      expect(await reader.readRegions()).toEqual(regions);
      expect(regions.some(({ shippable }) => shippable) && regions.some(({ shippable }) => !shippable)).toBe(true);
    });

    it('never relates a product to itself', async () => {
      for (const { product, related } of await ofKind('product'))
        expect(related.map(({ sku }) => sku)).not.toContain(product.sku);
    });

    it('tells reviews newest first', async () => {
      const dates = (await ofKind('reviews'))[0]!.reviews.map(({ review }) => review.date);
      expect(dates.length).toBeGreaterThan(0);
      expect(dates).toEqual([...dates].sort().reverse());
      for (const { reviews, reviewStats } of await ofKind('product')) expect(reviewStats.count).toBe(reviews.length);
    });

    it('lists every article, newest first', async () => {
      const listed = (await ofKind('article-list')).find(({ tag }) => !tag)!.articles;
      expect(new Set(listed.map(({ path }) => path))).toEqual(
        new Set((await ofKind('article')).map(({ path }) => path)),
      );
      expect(listed.map(({ date }) => date)).toEqual(
        listed
          .map(({ date }) => date)
          .sort()
          .reverse(),
      );
    });

    it('has a list for every tag of an article, with just the articles that have it (spec §2 blog)', async () => {
      const [articles, lists] = [await ofKind('article'), await ofKind('article-list')];
      const tagged = new Map(lists.flatMap(({ tag, articles: listed }) => (tag ? [[tag.path, listed]] : [])));
      const paths = articles.flatMap(({ tags }) => tags.map(({ path }) => path));
      expect(new Set(tagged.keys())).toEqual(new Set(paths));
      for (const [tag, listed] of tagged)
        expect(new Set(listed.map(({ path }) => path)), tag).toEqual(
          new Set(articles.filter(({ tags }) => tags.some(({ path }) => path === tag)).map(({ path }) => path)),
        );
      for (const { tags } of lists)
        for (const { path, count } of tags) expect(tagged.get(path), path).toHaveLength(count);
    });

    it('relates only products to an article that are sold', async () => {
      const { products } = await reader.readCatalogue();
      for (const { path, related } of await ofKind('article'))
        for (const product of related) expect(products, path).toContainEqual(product);
    });

    it.each<[string, (unreachable: ContentReader) => Promise<unknown>]>([
      ['readPage', (unreachable) => unreachable.readPage('/shop/')],
      ['readShell', (unreachable) => unreachable.readShell()],
      ['readCatalogue', (unreachable) => unreachable.readCatalogue()],
      ['readRegions', (unreachable) => unreachable.readRegions()],
    ])('rejects %s with network_error when its source cannot be reached', async (_method, read) => {
      const error: unknown = await read(makeUnreachable()).catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(GatewayError);
      expect(error).toMatchObject({ code: 'network_error' });
    });
  });
}

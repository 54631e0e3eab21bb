import type { Answer, ReleasedShop } from './released-shop';

/** A page of the sitemap. */
export interface ListedPage {
  readonly url: string;
  readonly answer: Answer;
}

const atOnce = 8;

/** Lists the addresses of the sitemap. Throws when there is none. */
export async function listedAddresses(shop: ReleasedShop): Promise<readonly string[]> {
  const { status, text } = await shop.ask('/sitemap.xml');
  if (status !== 200) throw new Error(`/sitemap.xml answers ${status}.`);
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    url.replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
  );
}

/** Asks for all pages of the sitemap that are the shop's own, a few at once. */
export async function listedPages(shop: ReleasedShop): Promise<readonly ListedPage[]> {
  const waiting = (await listedAddresses(shop)).filter((url) => url.startsWith(`${shop.origin}/`));
  const pages: ListedPage[] = [];
  const work = async (): Promise<void> => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift())
      pages.push({ url, answer: await shop.ask(url) });
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return pages;
}

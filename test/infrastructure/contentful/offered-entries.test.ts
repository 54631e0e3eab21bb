import { beforeEach, describe, expect, it } from 'vitest';
import { logTo } from '#src/application/calls/log';
import type { ContentEntry, ContentTypeId } from '#src/infrastructure/contentful/content-entry';
import { type ContentScope, offeredEntries } from '#src/infrastructure/contentful/offered-entries';
import { RecordingLogger } from '#test/fakes/system/recording-logger';
import { asset, EntriesAtHand, pageEntry } from './made-entries';

const withoutClubAndCards: ContentScope = {
  addresses: [],
  missing: ['/can-club/', '/can-club/join/:size/', '/account/gift-cards/'],
  hasGiftCards: false,
};

const merch = (sku: string, slug: string): ContentEntry => ({ type: 'merch', id: slug, fields: { sku, slug } });
const settings = (fields: ContentEntry['fields']): ContentEntry => ({ type: 'siteSettings', id: 'settings', fields });

let logger: RecordingLogger;
beforeEach(() => {
  logger = new RecordingLogger();
  logTo(logger);
});

async function offered(type: ContentTypeId, entries: readonly ContentEntry[]): Promise<readonly ContentEntry[]> {
  return offeredEntries(new EntriesAtHand(entries), withoutClubAndCards).readAll(type);
}

async function fieldsOf(fields: ContentEntry['fields']): Promise<ContentEntry['fields'] | undefined> {
  const [entry] = await offered('siteSettings', [settings(fields), merch('GIFT-CARD-25', 'gift-card-25')]);
  return entry?.fields;
}

describe('Entries of a shop that cannot do everything (docs/adr/0034)', () => {
  it('are all there, and the same, where nothing is left out', async () => {
    const entries = new EntriesAtHand([pageEntry({ path: '/can-club/' })]);
    expect(offeredEntries(entries, { addresses: [], missing: [], hasGiftCards: true })).toBe(entries);
  });

  it('have no page about it, no offer that leads to it, and no gift card', async () => {
    const pages = await offered('page', [pageEntry({ path: '/can-club/' }), pageEntry({ path: '/about/' })]);
    expect(pages.map(({ fields }) => fields['path'])).toEqual(['/about/']);
    const offers: ContentEntry[] = [
      { type: 'landingPage', id: 'first-box', fields: { slug: 'first-box', offer: { club: 12, lines: [] } } },
      { type: 'landingPage', id: 'picnic', fields: { slug: 'picnic', offer: { lines: [] } } },
    ];
    expect((await offered('landingPage', offers)).map(({ id }) => id)).toEqual(['picnic']);
    const goods = await offered('merch', [merch('GIFT-CARD-25', 'gift-card-25'), merch('TUMBLER-01', 'tumbler')]);
    expect(goods.map(({ id }) => id)).toEqual(['tumbler']);
    expect(logger.entries.map(({ message }) => message)).toContain(
      'Left out: the shop has no page for what landingPage "first-box" is about',
    );
  });

  it('link to none of its pages: the link goes, and its group of fields', async () => {
    const footer = [
      { label: 'Shop', to: '/shop/' },
      { label: 'Club', to: '/can-club/?size=12#join' },
      { label: 'Twelve', to: '/can-club/join/12' },
      { label: 'Card', to: '/products/gift-card-25/' },
      { label: 'Club of others', to: 'https://club.example/can-club/' },
    ];
    expect(
      await fieldsOf({ footer: [{ title: 'Us', links: footer }], announcementLink: '/can-club/', tagline: 'Wine' }),
    ).toEqual({ footer: [{ title: 'Us', links: [footer[0], footer[4]] }], tagline: 'Wine' });
    expect(logger.entries.map(({ message }) => message)).toContain(
      'Left out of siteSettings "settings": a link to /can-club/join/12, which is no page of this shop',
    );
  });

  it('keep the words of a link in a text, and lose the form for a missing capability', async () => {
    const picture = asset('can.svg');
    const blocks = [
      { kind: 'rich-text', body: 'Of the [club](/can-club/).' },
      { kind: 'form', form: 'gift-card-balance', title: 'What is left' },
      { kind: 'hero', title: 'Hello', action: { label: 'Join', to: '/can-club/' } },
      { kind: 'club', title: 'The club' },
    ];
    expect(await fieldsOf({ blocks, picture })).toEqual({
      blocks: [
        { kind: 'rich-text', body: 'Of the club.' },
        { kind: 'hero', title: 'Hello' },
      ],
      picture,
    });
  });

  it('are read anew after a failure', async () => {
    const entries = new EntriesAtHand([pageEntry({ path: '/about/' })]);
    let failures = 1;
    const unsteady = {
      readAll: async (type: ContentTypeId) => {
        if (failures-- > 0) throw new Error('away');
        return entries.readAll(type);
      },
    };
    const source = offeredEntries(unsteady, withoutClubAndCards);
    await expect(source.readAll('page')).rejects.toThrow('away');
    expect(await source.readAll('page')).toHaveLength(1);
  });
});

import pg from 'pg';
import { describe, expect, it } from 'vitest';
import type { ContactMessage } from '#src/domain/contact/contact-message';
import { readMailingListLink } from '#src/domain/mailing-list/mailing-list';
import { geolocationTimeout, HttpGeolocationReader } from '#src/infrastructure/geography/http-geolocation-reader';
import { openGiveawayService } from '#src/infrastructure/support/open-giveaway-service';
import { openContactService, openMailingListService } from '#src/infrastructure/support/open-support-service';
import { describeGeolocationReader } from '#test/contracts/geography/describe-geolocation-reader';
import { describeContactGateway } from '#test/contracts/support/describe-contact-gateway';
import { describeGiveawayGateway, type Entrant } from '#test/contracts/support/describe-giveaway-gateway';
import { describeMailingListGateway } from '#test/contracts/support/describe-mailing-list-gateway';
import { ManualScheduler } from '#test/fakes/system/manual-scheduler';
import { Cdn } from './cdn';
import { testEngine } from './test-engine';
import { VendureShop } from './vendure-shop';

const name = 'Vendure over HTTP';
const { url } = testEngine();

async function ask<Row extends pg.QueryResultRow>(query: string, values: readonly unknown[] = []): Promise<Row[]> {
  const database = new pg.Client(testEngine().databaseUrl);
  await database.connect();
  try {
    return (await database.query<Row>(query, [...values])).rows;
  } finally {
    await database.end();
  }
}

/** Lets messages and calls of strangers be a minute ago. */
async function minutePasses(): Promise<void> {
  await ask(`UPDATE message_time SET "sentAt" = "sentAt" - interval '1 minute'`);
  await ask(`UPDATE mailing_list_contact SET "askedAt" = "askedAt" - interval '1 minute'`);
  await ask(`UPDATE recent_call SET "endsAt" = "endsAt" - interval '1 minute'`);
}

let shop: VendureShop;
const close = () => shop.close();

const topics: Readonly<Record<string, ContactMessage['topic']>> = {
  'The address on an order': 'address',
  'Something damaged or missing': 'damage',
  'A payment': 'payment',
  'The can club': 'club',
  'A gift card': 'gift-card',
  'A wine': 'wine',
  'A tasting for a team': 'team-tasting',
  'An account': 'account',
  'Something else': 'other',
};

/** Reads a message from the mail that its readers get. */
function messageIn(mail: string): ContactMessage {
  const form = /^From: (.+), (\S+)\nAbout: (.+)\n(?:Order: (\S+)\n)?\n([^]*)\n\n[^\n]+\n[^\n]+$/;
  const [, sender = '', email = '', about = '', orderNumber, text = ''] = form.exec(mail) ?? [];
  return { topic: topics[about]!, name: sender, email, text, ...(orderNumber !== undefined && { orderNumber }) };
}

describeContactGateway(name, {
  make: async () => {
    shop = await VendureShop.start();
    await minutePasses();
    return {
      contact: openContactService(url),
      received: async () =>
        (await shop.messagesTo('hello@ringpull.example'))
          .filter(({ subject }) => subject.startsWith('Question: '))
          .map(({ text }) => messageIn(text)),
    };
  },
  dispose: close,
});

describeMailingListGateway(name, {
  make: async () => {
    shop = await VendureShop.start();
    return {
      lists: openMailingListService(url),
      stateOf: async (list, contact) => {
        const query = 'SELECT state FROM mailing_list_contact WHERE list = $1 AND contact = $2';
        return (await ask<{ state: string }>(query, [list, contact]))[0]?.state;
      },
      ofAgeOn: async (list, contact) => {
        const query = 'SELECT "ofAgeOn" FROM mailing_list_contact WHERE list = $1 AND contact = $2';
        return (await ask<{ ofAgeOn: string | null }>(query, [list, contact]))[0]?.ofAgeOn ?? undefined;
      },
      linksTo: async (contact) =>
        (await shop.messagesTo(contact)).map(({ links }) => readMailingListLink(new URL(links[0]!).hash)!),
      minutePasses,
    };
  },
  dispose: close,
});

describeGiveawayGateway(name, {
  make: async () => {
    shop = await VendureShop.start();
    await minutePasses();
    return {
      giveaways: openGiveawayService(url),
      entered: async (giveaway) => {
        const entrants = await ask<Entrant & pg.QueryResultRow>(
          `SELECT entry.name, entry.email, entry.state FROM giveaway_entry entry
           JOIN giveaway ON giveaway.id = entry."giveawayId" WHERE giveaway.name = $1 ORDER BY entry.position`,
          [giveaway],
        );
        // Every entrant got one confirmation.
        for (const { email } of entrants) expect(await shop.messagesTo(email)).toHaveLength(1);
        return entrants;
      },
    };
  },
  dispose: close,
});

const cdns: Cdn[] = [];

describeGeolocationReader(`${name}, behind a CDN that knows`, {
  make: async () => {
    const cdn = new Cdn(url);
    cdns.push(cdn);
    const scheduler = new ManualScheduler();
    const http = new HttpGeolocationReader({ url: `${await cdn.start()}/geolocation`, key: 'none' }, scheduler);
    return {
      reader: {
        read: async () => {
          const isSilent = cdn.failure === 'silence';
          const [place] = await Promise.all([http.read(), isSilent && scheduler.advance(geolocationTimeout)]);
          return place;
        },
      },
      locate: (place) => {
        cdn.place = place;
        return Promise.resolve();
      },
      fail: (how) => {
        cdn.failure = how;
        return Promise.resolve();
      },
    };
  },
  dispose: async () => {
    for (const cdn of cdns) await cdn.stop();
  },
});

describe('Services and browsers on Vendure (spec §2 contact, opt-out and campaign pages, §7 Other calls)', () => {
  it.each([
    '/api/contact_messages',
    '/api/mailing_lists/newsletter/subscriptions',
    '/api/giveaways/open/entries',
    '/geolocation',
  ])('let the shop’s pages call %s, and no others', async (path) => {
    const allowedFor = async (origin: string) => {
      const answer = await fetch(url + path, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
      });
      return answer.headers.get('access-control-allow-origin');
    };
    expect(await allowedFor('http://localhost:5173')).toBe('http://localhost:5173');
    expect(await allowedFor('https://elsewhere.example')).toBeNull();
  });
});

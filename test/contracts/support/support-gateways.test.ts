import { expect } from 'vitest';
import { usualMessageLimits } from '#sandbox/http/message-limits';
import { listMails } from '#sandbox/shop/outbox';
import type { ContactTopic } from '#src/domain/contact/contact-message';
import { readMailingListLink } from '#src/domain/mailing-list/mailing-list';
import { ShopHttp } from '#src/infrastructure/shop-api/shop-http';
import { HttpContactGateway } from '#src/infrastructure/support/http-contact-gateway';
import { HttpGiveawayGateway } from '#src/infrastructure/support/http-giveaway-gateway';
import { HttpMailingListGateway } from '#src/infrastructure/support/http-mailing-list-gateway';
import { InMemoryContactGateway } from '#test/fakes/support/in-memory-contact-gateway';
import { InMemoryGiveawayGateway } from '#test/fakes/support/in-memory-giveaway-gateway';
import { InMemoryMailingListGateway } from '#test/fakes/support/in-memory-mailing-list-gateway';
import { recordLog } from '#test/fakes/system/recording-logger';
import { noLimits, startTestSandbox, type TestSandbox } from '#test/sandbox/support/test-sandbox';
import { describeContactGateway } from './describe-contact-gateway';
import { describeGiveawayGateway, type Entrant } from './describe-giveaway-gateway';
import { describeMailingListGateway } from './describe-mailing-list-gateway';

describeContactGateway('the in-memory service', {
  make: () => {
    const contact = new InMemoryContactGateway(() => 0);
    return Promise.resolve({
      contact,
      received: () => Promise.resolve(contact.messages),
    });
  },
  dispose: async () => {},
});

describeMailingListGateway('the in-memory service', {
  make: () => {
    let time = 0;
    const lists = new InMemoryMailingListGateway(() => time);
    return Promise.resolve({
      lists,
      stateOf: (list, contact) => Promise.resolve(lists.stateOf(list, contact)),
      ofAgeOn: (list, contact) => Promise.resolve(lists.ofAgeOn(list, contact)),
      linksTo: (contact) => Promise.resolve(lists.messages.filter(({ to }) => to === contact)),
      minutePasses: () => {
        time += 60_000;
        return Promise.resolve();
      },
    });
  },
  dispose: async () => {},
});

describeGiveawayGateway('the in-memory service', {
  make: () => {
    const excludedStates = ['UT'];
    const known = new Map([
      ['open', { excludedStates }],
      ['coming', { starts: 1, excludedStates }],
      ['over', { ends: 0, excludedStates }],
    ]);
    const giveaways = new InMemoryGiveawayGateway(known, () => 0);
    return Promise.resolve({
      giveaways,
      entered: (name) =>
        Promise.resolve(
          giveaways.entries
            .filter(({ giveaway }) => giveaway === name)
            .map(({ entry: { name: entrant, email, state } }) => ({ name: entrant, email, state })),
        ),
    });
  },
  dispose: async () => {},
});

let sandbox: TestSandbox;
const logger = recordLog();

async function start(messageLimits = noLimits): Promise<void> {
  sandbox = await startTestSandbox({ messageLimits });
}

async function stop(): Promise<void> {
  await sandbox.close();
  expect(logger.besideRefusals).toEqual([]);
}

describeContactGateway('the sandbox over HTTP', {
  make: async () => {
    await start();
    return {
      contact: new HttpContactGateway(new ShopHttp({ baseUrl: sandbox.url })),
      received: async () => {
        const rows = await sandbox.database.selectFrom('contactMessages').selectAll().orderBy('id').execute();
        const mails = (await listMails(sandbox.database)).filter(({ to }) => to === sandbox.config.contactEmail);
        expect(mails).toHaveLength(rows.length);
        return rows.map(({ topic, name, email, text, orderNumber }) => ({
          ...{ topic: topic as ContactTopic, name, email, text },
          ...(orderNumber !== null && { orderNumber }),
        }));
      },
    };
  },
  dispose: stop,
});

interface KnownContact {
  readonly list: string;
  readonly contact: string;
  readonly state: string;
  readonly ofAgeOn: string | null;
}

async function contactOf(list: string, contact: string): Promise<KnownContact | undefined> {
  const answer = await fetch(`${sandbox.url}/_control/mailing-lists`);
  const { contacts } = (await answer.json()) as { readonly contacts: readonly KnownContact[] };
  return contacts.find((known) => known.list === list && known.contact === contact);
}

describeMailingListGateway('the sandbox over HTTP', {
  make: async () => {
    await start({ ...noLimits, sentInMinute: usualMessageLimits.sentInMinute });
    return {
      minutePasses: () => {
        sandbox.clock.advance(60_000);
        return Promise.resolve();
      },
      lists: new HttpMailingListGateway(new ShopHttp({ baseUrl: sandbox.url })),
      stateOf: async (list, contact) => (await contactOf(list, contact))?.state,
      ofAgeOn: async (list, contact) => (await contactOf(list, contact))?.ofAgeOn ?? undefined,
      linksTo: async (contact) =>
        (await listMails(sandbox.database))
          .filter(({ to }) => to === contact)
          .toReversed()
          .map(({ links }) => readMailingListLink(new URL(links[0]!).hash)!),
    };
  },
  dispose: stop,
});

describeGiveawayGateway('the sandbox over HTTP', {
  make: async () => {
    await start();
    return {
      giveaways: new HttpGiveawayGateway(new ShopHttp({ baseUrl: sandbox.url })),
      entered: async (name) => {
        const answer = await fetch(`${sandbox.url}/_control/giveaways`);
        const { entries } = (await answer.json()) as { entries: readonly (Entrant & { giveaway: string })[] };
        const entrants = entries
          .filter(({ giveaway }) => giveaway === name)
          .map(({ name: entrant, email, state }) => ({ name: entrant, email, state }));
        // Every entrant got one confirmation.
        const mails = await listMails(sandbox.database);
        for (const { email } of entrants) expect(mails.filter(({ to }) => to === email)).toHaveLength(1);
        return entrants;
      },
    };
  },
  dispose: stop,
});

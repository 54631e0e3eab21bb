import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MailingListGateway } from '#src/application/ports/support/mailing-list-gateway';
import type { MailingList, MailingListLink } from '#src/domain/mailing-list/mailing-list';
import { mailingLists } from '#src/domain/mailing-list/mailing-list';
import { rejection } from '#test/contracts/shop/rejection';

export interface MailingListsUnderTest {
  readonly lists: MailingListGateway;
  stateOf(list: MailingList, contact: string): Promise<string | undefined>;
  /** The day on which the contact confirmed to be of age. */
  ofAgeOn(list: MailingList, contact: string): Promise<string | undefined>;
  /** The links of the messages to a contact, oldest first. */
  linksTo(contact: string): Promise<readonly MailingListLink[]>;
  /** Moves all earlier events a minute into the past. */
  minutePasses(): Promise<void>;
}

export interface MailingListsSubject {
  make(): Promise<MailingListsUnderTest>;
  dispose(): Promise<void>;
}

const contactOf = (list: MailingList) => (list === 'sms' ? '+12025550123' : `${list}@example.test`);

export function describeMailingListGateway(name: string, { make, dispose }: MailingListsSubject): void {
  describe(`MailingListGateway of ${name} (spec §2 sms-opt-in, opt-out pages)`, () => {
    let world: MailingListsUnderTest;
    let lists: MailingListGateway;
    beforeAll(async () => {
      world = await make();
      ({ lists } = world);
    });
    beforeEach(() => world.minutePasses());
    afterAll(dispose);

    const lastLink = async (contact: string) => (await world.linksTo(contact)).at(-1)!;

    it.each(mailingLists)('adds no contact to %s before the link of a message was opened', async (list) => {
      const contact = contactOf(list);
      await lists.subscribe(list, contact);
      expect(await world.stateOf(list, contact)).toBe('asked');
      const link = await lastLink(contact);
      expect(link.asks).toBe('confirm');
      expect(await lists.confirm(link.token)).toBe(list);
      expect(await world.stateOf(list, contact)).toBe('subscribed');
      // A link that is opened twice says the same.
      expect(await lists.confirm(link.token)).toBe(list);
      expect(await world.stateOf(list, contact)).toBe('subscribed');
    });

    it.each(mailingLists)('takes off %s by the link of a message, as often as it is opened', async (list) => {
      const contact = contactOf(list);
      const link = await lastLink(contact);
      expect(await lists.unsubscribeByLink(link.token)).toBe(list);
      expect(await lists.unsubscribeByLink(link.token)).toBe(list);
      expect(await world.stateOf(list, contact)).toBe('unsubscribed');
    });

    it('sends one message when asked twice at once', async () => {
      const contact = 'twice@example.test';
      await lists.subscribe('newsletter', contact);
      await lists.subscribe('newsletter', contact);
      expect(await world.linksTo(contact)).toHaveLength(1);
    });

    it('unsubscribes at once and without an account, known and unknown contacts, and tells them how to undo it', async () => {
      for (const contact of ['twice@example.test', 'stranger@example.test']) {
        await expect(lists.unsubscribe('newsletter', contact)).resolves.toBeUndefined();
        await expect(lists.unsubscribe('newsletter', contact)).resolves.toBeUndefined();
        expect(await world.stateOf('newsletter', contact)).toBe('unsubscribed');
        const links = await world.linksTo(contact);
        expect(links.filter(({ asks }) => asks === 'confirm').length).toBe(contact.startsWith('twice') ? 2 : 1);
        expect(await lists.confirm(links.at(-1)!.token)).toBe('newsletter');
        expect(await world.stateOf('newsletter', contact)).toBe('subscribed');
      }
    });

    it.each([
      ['newsletter', 'often@example.test'],
      ['sms', '+12025550177'],
    ] as const)('sends one message a minute, however %s is joined and left', async (list, contact) => {
      for (const before of ['asked', 'unsubscribed', 'unsubscribed']) {
        await lists.subscribe(list, contact);
        // Anybody can ask: a contact that has left stays off until the link is opened.
        expect(await world.stateOf(list, contact)).toBe(before);
        await lists.unsubscribe(list, contact);
        expect(await world.stateOf(list, contact)).toBe('unsubscribed');
      }
      const { token } = await lastLink(contact);
      for (const _round of [1, 2]) {
        await lists.confirm(token);
        await lists.unsubscribeByLink(token);
      }
      expect(await world.linksTo(contact)).toEqual([expect.objectContaining({ asks: 'confirm' })]);
      expect(await world.stateOf(list, contact)).toBe('unsubscribed');
      await world.minutePasses();
      await lists.subscribe(list, contact);
      expect(await world.linksTo(contact)).toHaveLength(2);
    });

    it('sends one message a minute over all lists, and promises none that does not come', async () => {
      const contact = 'everywhere@example.test';
      await lists.subscribe('newsletter', contact);
      expect((await rejection(lists.subscribe('trade', contact))).code).toBe('rate_limited');
      await lists.unsubscribe('orange-wine', contact);
      expect(await world.stateOf('orange-wine', contact)).toBe('unsubscribed');
      expect((await rejection(lists.subscribe('orange-wine', contact))).code).toBe('rate_limited');
      expect(await world.linksTo(contact)).toHaveLength(1);
      await world.minutePasses();
      await lists.subscribe('trade', contact);
      expect(await world.linksTo(contact)).toHaveLength(2);
    });

    it('keeps the day on which a contact confirmed to be of age, whatever becomes of it', async () => {
      const contact = '+12025550166';
      await lists.subscribe('sms', contact, '2026-11-28');
      expect(await world.ofAgeOn('sms', contact)).toBe('2026-11-28');
      await lists.confirm((await lastLink(contact)).token);
      await lists.unsubscribe('sms', contact);
      await world.minutePasses();
      await lists.subscribe('sms', contact);
      expect(await world.ofAgeOn('sms', contact)).toBe('2026-11-28');
      await lists.unsubscribe('sms', '+12025550165');
      expect(await world.ofAgeOn('sms', '+12025550165')).toBeUndefined();
    });

    it('keeps lists apart', async () => {
      await lists.unsubscribe('mothers-day', 'apart@example.test');
      expect(await world.stateOf('mothers-day', 'apart@example.test')).toBe('unsubscribed');
      expect(await world.stateOf('fathers-day', 'apart@example.test')).toBeUndefined();
    });

    it('answers alike for contacts on the list and others: only their own mail tells', async () => {
      await expect(lists.subscribe('newsletter', 'stranger@example.test')).resolves.toBeUndefined();
      await expect(lists.subscribe('newsletter', 'nobody-yet@example.test')).resolves.toBeUndefined();
      expect(await world.stateOf('newsletter', 'stranger@example.test')).toBe('subscribed');
      expect((await lastLink('stranger@example.test')).asks).toBe('unsubscribe');
      expect(await world.stateOf('newsletter', 'nobody-yet@example.test')).toBe('asked');
      expect((await lastLink('nobody-yet@example.test')).asks).toBe('confirm');
    });

    it.each([
      ['newsletter', 'no address'],
      ['newsletter', 'ada@example.test\u200e'],
      ['newsletter', '+12025550123'],
      ['sms', 'ada@example.test'],
      ['sms', '2025550123'],
      ['sms', '+442071838750'],
    ] as const)('takes no contact for %s that is none: %s', async (list, contact) => {
      for (const call of [lists.subscribe(list, contact), lists.unsubscribe(list, contact)]) {
        const error = await rejection(call);
        expect([error.code, Object.keys(error.errors)]).toEqual(['unprocessable_entity', ['contact']]);
      }
    });

    it('knows no link that was not sent', async () => {
      expect((await rejection(lists.confirm('made-up'))).code).toBe('not_found');
      expect((await rejection(lists.unsubscribeByLink('made-up'))).code).toBe('not_found');
    });
  });
}

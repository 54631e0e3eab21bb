import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContactGateway } from '#src/application/ports/support/contact-gateway';
import { contactLimits, type ContactMessage, contactTopics } from '#src/domain/contact/contact-message';
import { rejection } from '#test/contracts/shop/rejection';

export interface ContactUnderTest {
  readonly contact: ContactGateway;
  /** The messages that reached the shop's people, in their order. */
  received(): Promise<readonly ContactMessage[]>;
}

export interface ContactSubject {
  make(): Promise<ContactUnderTest>;
  dispose(): Promise<void>;
}

const message: ContactMessage = {
  topic: 'damage',
  orderNumber: 'R123456789',
  name: 'Ada E.',
  email: 'ada@example.test',
  text: 'Two cans leaked.\nPhotos follow.',
};

export function describeContactGateway(name: string, { make, dispose }: ContactSubject): void {
  describe(`ContactGateway of ${name} (spec §2 contact)`, () => {
    let world: ContactUnderTest;
    let contact: ContactGateway;
    beforeAll(async () => {
      world = await make();
      ({ contact } = world);
    });
    afterAll(dispose);

    it('hands a message over once, however often its key is sent', async () => {
      await contact.send(message, 'key-1');
      await contact.send(message, 'key-1');
      await Promise.all([contact.send(message, 'key-2'), contact.send(message, 'key-2')]);
      expect(await world.received()).toEqual([message, message]);
    });

    it('takes no other message under a key that was used', async () => {
      const error = await rejection(contact.send({ ...message, text: 'Something else.' }, 'key-1'));
      expect([error.code, Object.keys(error.errors)]).toEqual(['unprocessable_entity', ['base']]);
      expect(await world.received()).toHaveLength(2);
    });

    it.each([
      ['topic', { ...message, topic: 'nonsense' as never }],
      ['name', { ...message, name: ' ' }],
      ['name', { ...message, name: '\u200b.' }],
      ['name', { ...message, name: 'x'.repeat(contactLimits.name + 1) }],
      ['name', { ...message, name: 'Ada\u200e' }],
      ['email', { ...message, email: 'ada@example' }],
      ['email', { ...message, email: 'ada@example.test\u200e' }],
      ['text', { ...message, text: '' }],
      ['text', { ...message, text: 'x'.repeat(contactLimits.text + 1) }],
      ['order_number', { ...message, orderNumber: 'one hundred' }],
    ])('refuses a wrong %s by its field', async (field, wrong) => {
      const error = await rejection(contact.send(wrong, 'key-wrong'));
      expect([error.code, Object.keys(error.errors)]).toEqual(['unprocessable_entity', [field]]);
    });

    it.each(contactTopics)('takes a message about %s, without an order as well', async (topic) => {
      const { orderNumber: _left, ...rest } = message;
      const sent = { ...rest, topic, email: `${topic}@example.test`, text: `About ${topic}` };
      await contact.send(sent, `key-${topic}`);
      expect(await world.received()).toContainEqual(sent);
    });

    it('keeps long texts, markup and every script as they were written', async () => {
      const text = `${'🍷'.repeat(contactLimits.text - 40)} <b>שלום</b> & "Grüße"`;
      const long = { ...message, email: 'long@example.test', text };
      await contact.send(long, 'key-long');
      expect(await world.received()).toContainEqual(long);
    });

    it('takes a message about a missing order like any other, so that no caller learns of orders', async () => {
      const unknown = { ...message, orderNumber: 'R000000000', email: 'eve@example.test' };
      await expect(contact.send(unknown, 'key-unknown-order')).resolves.toBeUndefined();
      expect(await world.received()).toContainEqual(unknown);
    });

    it('refuses the sixth message of one sender in a minute, and lets a repetition pass', async () => {
      const bob = { ...message, email: 'bob@example.test' };
      for (const nth of [1, 2, 3, 4, 5]) await contact.send(bob, `bob-${nth}`);
      expect((await rejection(contact.send(bob, 'bob-6'))).code).toBe('rate_limited');
      await contact.send(bob, 'bob-5');
      expect((await world.received()).filter(({ email }) => email === bob.email)).toHaveLength(5);
    });
  });
}

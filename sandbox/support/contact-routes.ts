import type { FastifyPluginAsync } from 'fastify';
import { invalidResource, tooManyRequests } from '#sandbox/http/error-responses';
import { networkOf } from '#sandbox/http/network-of';
import { RecentCalls } from '#sandbox/http/recent-calls';
import type { Fields } from '#sandbox/http/request-body';
import { requireFields, textOrNull } from '#sandbox/http/request-body';
import { isReadable, lengthProblem, lineProblem, isEmail, normalEmail } from '#sandbox/http/text-length';
import type { Shop } from '#sandbox/shop/shop';
import type { SentMessage } from './contact-mails';
import { sendContactMails } from './contact-mails';

const topics = [
  'address',
  'damage',
  'payment',
  'club',
  'gift-card',
  'wine',
  'team-tasting',
  'account',
  'other',
] as const;

/** Messages a minute: from one sender, and from one network address, which several people may share. */
const allowed = 5;
const allowedFromAddress = 60;

/** Accepts messages to the shop. A message is stored once, however often its key is sent again. */
export function contactRoutes(shop: Shop): FastifyPluginAsync {
  const sent = new RecentCalls(shop.clock);
  return (app) => {
    app.post('/api/contact_messages', async (request, reply) => {
      const message = readMessage(requireFields(request.body, 'contact_message'));
      const senders = [
        { caller: `sender ${message.email}`, allowed },
        { caller: `address ${networkOf(request.ip)}`, allowed: allowedFromAddress },
      ];
      const isNew = await shop.database.transaction().execute(async (store) => {
        const known = await store
          .selectFrom('contactMessages')
          .selectAll()
          .where('idempotencyKey', '=', message.idempotencyKey)
          .executeTakeFirst();
        if (known) {
          if (!isSame(message, known)) throw invalidResource({ base: ['The key was used for another message.'] });
          return false;
        }
        if (!sent.take(...senders)) throw tooManyRequests();
        const now = shop.clock.now();
        const stored = await store
          .insertInto('contactMessages')
          .values({ ...message, createdAt: now })
          .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!stored) {
          // The same message arrived a moment earlier.
          sent.giveBack(...senders);
          return false;
        }
        await sendContactMails({ shop, store, now }, message);
        return true;
      });
      return reply.code(isNew ? 201 : 200).send({});
    });
    return Promise.resolve();
  };
}

function readMessage(fields: Fields): SentMessage {
  const errors: Record<string, readonly string[]> = {};
  const text = (field: string, most: number, problemOf = lineProblem): string => {
    const value = textOrNull(fields[field])?.trim() ?? '';
    const problem = value === '' ? "can't be blank" : problemOf(value, most);
    if (problem !== undefined) errors[field] = [problem];
    return value;
  };
  const number = textOrNull(fields['order_number'])?.trim().toUpperCase() ?? '';
  const message = {
    topic: text('topic', 40),
    orderNumber: number === '' ? null : number,
    name: text('name', 80),
    email: normalEmail(text('email', 254)),
    text: text('text', 5000, lengthProblem),
    idempotencyKey: text('idempotency_key', 100),
  };
  if (!isReadable(message.name)) errors['name'] = ["can't be blank"];
  if (!(topics as readonly string[]).includes(message.topic)) errors['topic'] = ['is not included in the list'];
  if (!errors['email'] && !isEmail(message.email)) errors['email'] = ['is invalid'];
  // Only the format is checked, so that no caller can find out which orders exist.
  if (message.orderNumber !== null && !/^[A-Z]{1,3}\d{6,12}$/.test(message.orderNumber))
    errors['order_number'] = ['is invalid'];
  if (Object.keys(errors).length > 0) throw invalidResource(errors);
  return message;
}

function isSame(message: SentMessage, known: SentMessage): boolean {
  return (Object.keys(message) as (keyof SentMessage)[]).every((field) => message[field] === known[field]);
}

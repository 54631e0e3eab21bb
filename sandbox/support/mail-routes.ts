import type { FastifyPluginAsync } from 'fastify';
import type { MailChannel } from '#sandbox/database/request-tables';
import { maxBytesOfServers } from '#sandbox/http/body-limits';
import { invalidResource } from '#sandbox/http/error-responses';
import { fieldsOf } from '#sandbox/http/request-body';
import { isEmail } from '#sandbox/http/text-length';
import type { NewMail } from '#sandbox/shop/outbox';
import { sendMail } from '#sandbox/shop/outbox';
import type { Shop } from '#sandbox/shop/shop';

interface ReceivedMail extends NewMail {
  readonly idempotencyKey: string;
}

/** Puts the mails and text messages of another back end into the outbox, each once, however often its key is sent again. */
export function mailRoutes(shop: Shop): FastifyPluginAsync {
  return (app) => {
    app.post('/mails', { bodyLimit: maxBytesOfServers }, async (request, reply) => {
      const { idempotencyKey, ...mail } = readMail(request.body);
      const now = shop.clock.now();
      const isNew = await shop.database.transaction().execute(async (store) => {
        const received = await store
          .insertInto('receivedMails')
          .values({ idempotencyKey, receivedAt: now })
          .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
          .returning('idempotencyKey')
          .executeTakeFirst();
        if (received) await sendMail(store, mail, now);
        return received !== undefined;
      });
      return reply.code(isNew ? 201 : 200).send({});
    });
    return Promise.resolve();
  };
}

function readMail(body: unknown): ReceivedMail {
  const fields = fieldsOf(body);
  const errors: Record<string, readonly string[]> = {};
  const text = (field: string): string => {
    const value = fields[field];
    if (typeof value === 'string' && value !== '') return value;
    errors[field] = ["can't be blank"];
    return '';
  };
  const { links = [], html } = fields;
  const channel: MailChannel = fields['channel'] === 'sms' ? 'sms' : 'email';
  const isList = Array.isArray(links) && links.every((link) => typeof link === 'string');
  const mail: ReceivedMail = {
    idempotencyKey: text('idempotencyKey'),
    to: text('to'),
    subject: text('subject'),
    text: text('text'),
    // A text message has none, nor has a mail whose words are those of strangers.
    html: typeof html === 'string' ? html : '',
    channel,
    links: isList ? links : [],
  };
  if (typeof html !== 'string') errors['html'] = ['must be a text'];
  if (!isList) errors['links'] = ['must be a list of texts'];
  if (channel === 'sms' ? !/^\+\d{8,15}$/.test(mail.to) : !isEmail(mail.to)) errors['to'] = ['is invalid'];
  if (mail.idempotencyKey.length > 2000) errors['idempotencyKey'] = ['is too long (maximum is 2000 characters)'];
  if (Object.keys(errors).length > 0) throw invalidResource(errors);
  return mail;
}

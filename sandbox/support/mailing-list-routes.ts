import fastifyFormbody from '@fastify/formbody';
import type { FastifyPluginAsync } from 'fastify';
import { type ListName, listNames } from '#sandbox/database/support-tables';
import { invalidResource, notFound, tooManyRequests } from '#sandbox/http/error-responses';
import { MessageAllowance } from '#sandbox/http/message-limits';
import { networkOf } from '#sandbox/http/network-of';
import { RecentCalls } from '#sandbox/http/recent-calls';
import { fieldsOf, textOrNull } from '#sandbox/http/request-body';
import { isEmail, normalEmail } from '#sandbox/http/text-length';
import { readDay } from '#sandbox/shop/calendar-day';
import type { Shop } from '#sandbox/shop/shop';
import { unsubscribePage } from './mailing-list-messages';
import { MailingLists } from './mailing-lists';

interface OfLink {
  Params: { token: string };
}

interface OfList {
  Params: { list: string };
}

/** A minute, from one network address. */
const allowedWrongLinks = 10;

const usPhone = /^\+1[2-9]\d{2}[2-9]\d{6}$/;

/** The service that keeps the mailing lists. Every contact gets the same answer; its state is in its messages alone. */
export function mailingListRoutes(shop: Shop): FastifyPluginAsync {
  const lists = new MailingLists(shop);
  const allowance = new MessageAllowance(shop.clock, shop.messageLimits);
  const wrongLinks = new RecentCalls(shop.clock);

  return (app) => {
    const ask = (path: string, run: (list: ListName, contact: string, body: unknown) => Promise<void>) =>
      app.post<OfList>(`/api/mailing_lists/:list/${path}`, async (request, reply) => {
        const list = listNames.find((name) => name === request.params.list);
        if (!list) throw notFound();
        const contact = readContact(list, request.body);
        if (!allowance.take(request.ip, contact)) throw tooManyRequests();
        await run(list, contact, request.body);
        return reply.code(202).send({});
      });
    ask('subscriptions', (list, contact, body) => lists.ask(list, contact, readOfAgeOn(body)));
    ask('unsubscriptions', (list, contact) => lists.remove(list, contact));

    const followed = async (token: string, ip: string, run: (token: string) => Promise<ListName | undefined>) => {
      if (!allowance.take(ip, `link ${token}`)) throw tooManyRequests();
      const guess = { caller: networkOf(ip), allowed: allowedWrongLinks };
      if (!wrongLinks.take(guess)) throw tooManyRequests();
      const list = await run(token);
      if (list === undefined) throw notFound();
      wrongLinks.giveBack(guess);
      return { list };
    };
    const follow = (path: string, run: (token: string) => Promise<ListName | undefined>) =>
      app.post(`/api/mailing_lists/links/${path}`, (request) =>
        followed(textOrNull(fieldsOf(request.body)['token']) ?? '', request.ip, run),
      );
    follow('confirmations', (token) => lists.confirm(token));
    follow('unsubscriptions', (token) => lists.removeByToken(token));
    // Mailboxes post here (RFC 8058); a visitor who opens the address in a browser gets the page that does the same with a
    // press.
    app.register(async (mailboxes) => {
      await mailboxes.register(fastifyFormbody);
      mailboxes.post<OfLink>('/api/mailing_lists/links/unsubscriptions/:token', (request) =>
        followed(request.params.token, request.ip, (token) => lists.removeByToken(token)),
      );
    });
    app.get<OfLink>('/api/mailing_lists/links/unsubscriptions/:token', (request, reply) =>
      reply.redirect(unsubscribePage(shop, request.params.token), 303),
    );

    // For tests and for inspection.
    if (process.env['NODE_ENV'] !== 'production')
      app.get('/_control/mailing-lists', async () => ({ contacts: await lists.all() }));
    return Promise.resolve();
  };
}

/** The day on which the contact confirmed to be of age; absent where the shop does not ask. */
function readOfAgeOn(body: unknown): string | undefined {
  const given = fieldsOf(body)['of_age_on'];
  const day = readDay(given);
  if (given !== undefined && day === undefined) throw invalidResource({ of_age_on: ['is invalid'] });
  return day;
}

/** The contact in the one form that is stored. */
function readContact(list: ListName, body: unknown): string {
  const contact = normalEmail(textOrNull(fieldsOf(body)['contact']) ?? '');
  if (list === 'sms' ? usPhone.test(contact) : isEmail(contact)) return contact;
  throw invalidResource({ contact: ['is invalid'] });
}

import type { FastifyPluginAsync } from 'fastify';
import type { Mail, Outbox } from './outbox';
import { mailPage, outboxPage, unknownMailPage } from './outbox-view';
import { sendPage } from './send-page';

interface MailAddress {
  Params: { id: string };
}

/** Shows the mails of the shop and of the sign-in provider. */
export function outboxPages(outbox: Outbox): FastifyPluginAsync {
  const findMail = async (id: string): Promise<Mail | undefined> =>
    /^\d{1,9}$/.test(id) ? outbox.find(Number(id)) : undefined;

  return async (app) => {
    app.get('/outbox', async (_request, reply) => sendPage(reply, outboxPage(await outbox.list())));

    app.get<MailAddress>('/outbox/:id', async (request, reply) => {
      const mail = await findMail(request.params.id);
      return mail ? sendPage(reply, mailPage(mail)) : sendPage(reply, unknownMailPage, { status: 404 });
    });

    app.get<MailAddress>('/outbox/:id/html', async (request, reply) => {
      const mail = await findMail(request.params.id);
      if (!mail) return sendPage(reply, unknownMailPage, { status: 404 });
      return (
        reply
          // The mail is shown in a frame: it may have any style, runs no script, and opens its links in the whole window. The
          // page around it may measure it, hence the same origin.
          .header(
            'content-security-policy',
            "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; base-uri 'none'; frame-ancestors 'self'; " +
              'sandbox allow-top-navigation-by-user-activation allow-same-origin',
          )
          .header('cache-control', 'no-store')
          .header('x-content-type-options', 'nosniff')
          .type('text/html; charset=utf-8')
          .send(`<!doctype html><base target="_top">${mail.html}`)
      );
    });
  };
}

import fastifyFormbody from '@fastify/formbody';
import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '#sandbox/clock';
import { statusOf } from '#sandbox/http/api-error';
import type { Moderation } from '#sandbox/reviews/moderation-pages';
import { moderationPages } from '#sandbox/reviews/moderation-pages';
import { html } from './html';
import type { IndexPageContent } from './index-page';
import { indexPage } from './index-page';
import type { Outbox } from './outbox';
import { outboxPages } from './outbox-pages';
import { mailScriptPath, type Page, payScriptPath, stylePath } from './page';
import { paymentPages } from './payment-pages';
import type { PaymentSessions } from './payment-sessions';
import { type CardSessions, saveCardPages } from './save-card-pages';
import { mailScript, payScript } from './scripts';
import { sendPage } from './send-page';
import { styles } from './styles';
import { trackingPage } from './tracking-page';

export interface WebPageServices extends IndexPageContent {
  readonly sessions: PaymentSessions;
  readonly cardSessions: CardSessions;
  readonly outbox: Outbox;
  readonly reviews: Moderation;
  readonly clock: Clock;
  readonly makeFormKey: () => string;
}

const failurePage: Page = {
  title: 'That did not work',
  main: html`<h1>That did not work</h1><p>Something went wrong on this side. Go back and try again; if it stays, look at what the sandbox printed.</p>`,
};

const unreadablePage: Page = {
  title: 'This page could not be opened',
  main: html`<h1>This page could not be opened</h1><p>The address, or what was sent, may be incomplete. Go back and try again.</p>`,
};

/** The HTML pages of the sandbox: payment, outbox and index. */
export function webPages(services: WebPageServices): FastifyPluginAsync {
  return async (app) => {
    await app.register(fastifyFormbody);
    app.setErrorHandler((error, _request, reply) => {
      const status = statusOf(error);
      if (status < 500) return sendPage(reply, unreadablePage, { status });
      console.error(error);
      return sendPage(reply, failurePage, { status });
    });
    app.get(stylePath, (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
    app.get(payScriptPath, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(payScript));
    app.get(mailScriptPath, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(mailScript));
    app.get('/', (_request, reply) => sendPage(reply, indexPage(services)));
    app.get<{ Params: { tracking: string } }>('/track/:tracking', (request, reply) =>
      sendPage(reply, trackingPage(request.params.tracking)),
    );
    await app.register(paymentPages(services));
    await app.register(saveCardPages(services));
    await app.register(outboxPages(services.outbox));
    await app.register(moderationPages(services.reviews));
  };
}

import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Clock } from '#sandbox/clock';
import type { PaymentOutcome, PaymentSession } from '#sandbox/shop/payment-sessions';
import { checkCard, prefilled, readCardInput, withoutCode } from './card-form';
import type { PaymentSessions } from './payment-sessions';
import { type CardPage, cardPage, closedPage, confirmPage, unknownPaymentPage } from './payment-view';
import { sendPage } from './send-page';
import { SubmissionCache } from './submission-cache';

export interface PaymentPageServices {
  readonly sessions: PaymentSessions;
  readonly clock: Clock;
  /** Creates a key for each rendered form. */
  readonly makeFormKey: () => string;
}

interface SessionAddress {
  Params: { sessionId: string };
  Querystring: { card?: string };
}

/** The hosted payment page (spec §7 Shop back end, PUT prepare). Card numbers are never stored. */
export function paymentPages({ sessions, clock, makeFormKey }: PaymentPageServices): FastifyPluginAsync {
  const presses = new SubmissionCache();

  return async (app) => {
    app.get<SessionAddress>('/pay/:sessionId', async (request, reply) => {
      const { sessionId } = request.params;
      const session = await sessions.find(sessionId);
      if (!session) return sendPage(reply, unknownPaymentPage, { status: 404 });
      const input = prefilled(request.query.card, clock.now());
      return sendSession(reply, { path: pathOf(sessionId), session, formKey: makeFormKey(), input, isKept: true });
    });

    app.post<SessionAddress>('/pay/:sessionId', async (request, reply) => {
      const { sessionId } = request.params;
      const session = await sessions.find(sessionId);
      if (!session) return sendPage(reply, unknownPaymentPage, { status: 404 });
      if (session.state !== 'open') return redirectBack(reply, session);
      const form = (request.body ?? {}) as Readonly<Record<string, unknown>>;
      if (form['do'] === 'cancel') {
        await sessions.cancel(sessionId);
        return redirectBack(reply, (await sessions.find(sessionId)) ?? session);
      }
      const isKept = form['keep'] === 'yes';
      const page = { path: pathOf(sessionId), session, formKey: makeFormKey(), input: readCardInput(form), isKept };
      const checked = checkCard(page.input, clock.now());
      if ('errors' in checked)
        return sendSession(reply, { ...page, input: withoutCode(page.input), errors: checked.errors }, 422);
      const outcome = await presses.once(sessionId, String(form['form']), page.input, () =>
        sessions.pay(sessionId, checked.card, isKept),
      );
      const after = (await sessions.find(sessionId)) ?? session;
      if (after.state !== 'open') presses.clear(sessionId);
      return sendOutcome(reply, outcome, { ...page, session: after });
    });
  };
}

function sendOutcome(reply: FastifyReply, outcome: PaymentOutcome, page: CardPage): FastifyReply {
  if (outcome.kind === 'authorized') return redirect(reply, outcome.returnUrl);
  if (page.session.state !== 'open') return redirectBack(reply, page.session);
  if (outcome.kind === 'declined')
    return sendSession(reply, { ...page, input: withoutCode(page.input), declined: outcome.message }, 402);
  if (outcome.kind === 'confirm-needed')
    return sendPage(reply, confirmPage(page), { formOrigins: originsOf(page.session) });
  return sendSession(reply, page);
}

/** Redirects the browser to the return URL of a closed session. */
function redirectBack(reply: FastifyReply, { state, returnUrls }: PaymentSession): FastifyReply {
  return redirect(reply, state === 'open' ? returnUrls.cancelled : returnUrls[state]);
}

function redirect(reply: FastifyReply, url: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(url, 303);
}

function sendSession(reply: FastifyReply, page: CardPage, status = 200): FastifyReply {
  const { session } = page;
  if (session.state !== 'open') return sendPage(reply, closedPage(session));
  return sendPage(reply, cardPage(page), { status, formOrigins: originsOf(session) });
}

/** The form redirects to the storefront, and `form-action` of the content-security policy also checks redirects. */
function originsOf({ returnUrls }: PaymentSession): readonly string[] {
  return [...new Set(Object.values(returnUrls).map((url) => new URL(url).origin))];
}

function pathOf(sessionId: string): string {
  return `/pay/${encodeURIComponent(sessionId)}`;
}

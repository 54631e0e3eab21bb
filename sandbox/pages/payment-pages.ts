import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Clock } from '#sandbox/clock';
import { type CardInput, checkCard, emptyCard, readCardInput } from './card-form';
import type { PaymentDesk, PaymentOutcome, PaymentSession } from './payment-desk';
import { type CardPage, cardPage, closedPage, confirmPage, unknownPaymentPage } from './payment-view';
import { PressMemory } from './press-memory';
import { sendPage } from './send-page';
import { findTestCard, grouped } from './test-cards';

export interface PaymentPageServices {
  readonly desk: PaymentDesk;
  readonly clock: Clock;
  /** Makes a key for each form that is sent. */
  readonly makeFormKey: () => string;
}

interface SessionAddress {
  Params: { sessionId: string };
  Querystring: { card?: string };
}

/** The hosted payment page (spec §7 Shop back end, PUT prepare). Cards go to the desk and are kept nowhere. */
export function paymentPages({ desk, clock, makeFormKey }: PaymentPageServices): FastifyPluginAsync {
  const presses = new PressMemory();

  return async (app) => {
    app.get<SessionAddress>('/pay/:sessionId', async (request, reply) => {
      const { sessionId } = request.params;
      const session = await desk.find(sessionId);
      if (!session) return sendPage(reply, unknownPaymentPage, { status: 404 });
      const input = filledIn(request.query.card, clock.now());
      return sendSession(reply, { path: pathOf(sessionId), session, formKey: makeFormKey(), input });
    });

    app.post<SessionAddress>('/pay/:sessionId', async (request, reply) => {
      const { sessionId } = request.params;
      const session = await desk.find(sessionId);
      if (!session) return sendPage(reply, unknownPaymentPage, { status: 404 });
      if (session.state !== 'open') return leave(reply, session);
      const form = (request.body ?? {}) as Readonly<Record<string, unknown>>;
      if (form['do'] === 'cancel') {
        await desk.cancel(sessionId);
        return leave(reply, (await desk.find(sessionId)) ?? session);
      }
      const page = { path: pathOf(sessionId), session, formKey: makeFormKey(), input: readCardInput(form) };
      const checked = checkCard(page.input, clock.now());
      if ('errors' in checked)
        return sendSession(reply, { ...page, input: withoutCode(page.input), errors: checked.errors }, 422);
      const outcome = await presses.once(sessionId, String(form['form']), page.input, () =>
        desk.pay(sessionId, checked.card),
      );
      const after = (await desk.find(sessionId)) ?? session;
      if (after.state !== 'open') presses.forget(sessionId);
      return sendOutcome(reply, outcome, { ...page, session: after });
    });
  };
}

function sendOutcome(reply: FastifyReply, outcome: PaymentOutcome, page: CardPage): FastifyReply {
  if (page.session.state !== 'open') return leave(reply, page.session);
  if (outcome.kind === 'declined')
    return sendSession(reply, { ...page, input: withoutCode(page.input), declined: outcome.message }, 402);
  if (outcome.kind === 'confirm-needed')
    return sendPage(reply, confirmPage(page), { formOrigins: originsOf(page.session) });
  return sendSession(reply, page);
}

/** After a press on a page that is closed, now or already, the browser goes back to where that end is told. */
function leave(reply: FastifyReply, { state, returnUrls }: PaymentSession): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .redirect(state === 'open' ? returnUrls.cancelled : returnUrls[state], 303);
}

function sendSession(reply: FastifyReply, page: CardPage, status = 200): FastifyReply {
  const { session } = page;
  if (session.state !== 'open') return sendPage(reply, closedPage(session));
  return sendPage(reply, cardPage(page), { status, formOrigins: originsOf(session) });
}

/** The form leads to the storefront by a redirect, which a content-security policy counts as its target too. */
function originsOf({ returnUrls }: PaymentSession): readonly string[] {
  return [...new Set(Object.values(returnUrls).map((url) => new URL(url).origin))];
}

function pathOf(sessionId: string): string {
  return `/pay/${encodeURIComponent(sessionId)}`;
}

function filledIn(cardId: string | undefined, now: Date): CardInput {
  const card = cardId === undefined ? undefined : findTestCard(cardId);
  if (!card) return emptyCard;
  const year = String((now.getUTCFullYear() + 3) % 100).padStart(2, '0');
  return { number: grouped(card.number), expiry: `12/${year}`, cvc: '123', name: 'Test Shopper' };
}

function withoutCode(input: CardInput): CardInput {
  return { ...input, cvc: '' };
}

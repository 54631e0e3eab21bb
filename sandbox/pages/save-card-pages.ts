import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Clock } from '#sandbox/clock';
import type { CardSession, SavingOutcome } from '#sandbox/shop/cards/card-sessions';
import type { TypedCard } from '#sandbox/shop/cards/gateway';
import { checkCard, prefilled, readCardInput, withoutCode } from './card-form';
import { closedCardPage, type SaveCardPage, saveCardPage, unknownCardPage } from './save-card-view';
import { sendPage } from './send-page';

/** The card sessions as their hosted page needs them. */
export interface CardSessions {
  find(sessionId: string): Promise<CardSession | undefined>;
  save(sessionId: string, card: TypedCard): Promise<SavingOutcome>;
  /** Closes an open session; changes nothing on a closed one. */
  cancel(sessionId: string): Promise<void>;
}

interface SaveCardServices {
  readonly cardSessions: CardSessions;
  readonly clock: Clock;
}

interface SessionAddress {
  Params: { sessionId: string };
  Querystring: { card?: string };
}

/** The hosted page that saves a card without an order. A session saves one card, however often it is sent. */
export function saveCardPages({ cardSessions, clock }: SaveCardServices): FastifyPluginAsync {
  return async (app) => {
    app.get<SessionAddress>('/save-card/:sessionId', async (request, reply) => {
      const { sessionId } = request.params;
      const session = await cardSessions.find(sessionId);
      if (!session) return sendPage(reply, unknownCardPage, { status: 404 });
      if (session.state !== 'open') return sendPage(reply, closedCardPage(session));
      return sendForm(reply, { path: pathOf(sessionId), session, input: prefilled(request.query.card, clock.now()) });
    });

    app.post<SessionAddress>('/save-card/:sessionId', async (request, reply) => {
      const { sessionId } = request.params;
      const session = await cardSessions.find(sessionId);
      if (!session) return sendPage(reply, unknownCardPage, { status: 404 });
      if (session.state !== 'open') return redirectBack(reply, session);
      const form = (request.body ?? {}) as Readonly<Record<string, unknown>>;
      if (form['do'] === 'cancel') {
        await cardSessions.cancel(sessionId);
        return redirectBack(reply, (await cardSessions.find(sessionId)) ?? session);
      }
      const typed = readCardInput(form);
      const page = { path: pathOf(sessionId), session, input: withoutCode(typed) };
      const checked = checkCard(typed, clock.now());
      if ('errors' in checked) return sendForm(reply, { ...page, errors: checked.errors }, 422);
      const { number, month, year, name } = checked.card;
      const outcome = await cardSessions.save(sessionId, { number, month, year, name });
      if (outcome.kind === 'declined') return sendForm(reply, { ...page, declined: outcome.message }, 402);
      return redirectBack(reply, (await cardSessions.find(sessionId)) ?? session);
    });
  };
}

/** Redirects the browser to the return URL of a closed session. */
function redirectBack(reply: FastifyReply, { state, returnUrls }: CardSession): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .redirect(state === 'saved' ? returnUrls.saved : returnUrls.cancelled, 303);
}

/** The form redirects to the storefront, and `form-action` of the content-security policy also checks redirects. */
function sendForm(reply: FastifyReply, page: SaveCardPage, status = 200): FastifyReply {
  return sendPage(reply, saveCardPage(page), { status, formOrigins: [new URL(page.session.returnUrls.saved).origin] });
}

function pathOf(sessionId: string): string {
  return `/save-card/${encodeURIComponent(sessionId)}`;
}

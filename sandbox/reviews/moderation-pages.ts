import type { FastifyPluginAsync } from 'fastify';
import type { ReviewRow } from '#sandbox/database/schema';
import { integerOf } from '#sandbox/http/request-body';
import { html } from '#sandbox/pages/html';
import type { Page } from '#sandbox/pages/page';
import { sendPage } from '#sandbox/pages/send-page';

export interface Moderation {
  all(): Promise<readonly ReviewRow[]>;
  decide(id: number, status: 'published' | 'rejected'): Promise<ReviewRow | undefined>;
}

interface Decision {
  Params: { id: string; decision: string };
}

/** Serves the pages on which the staff reads customers' reviews before they are published. */
export function moderationPages(reviews: Moderation): FastifyPluginAsync {
  return (app) => {
    app.get('/reviews', async (_request, reply) => sendPage(reply, moderationPage(await reviews.all())));

    app.post<Decision>('/reviews/:id/:decision', async ({ params }, reply) => {
      const status = params.decision === 'publish' ? 'published' : 'rejected';
      const review = await reviews.decide(integerOf(params.id) ?? 0, status);
      return review ? reply.redirect('/reviews', 303) : sendPage(reply, unknownReviewPage, { status: 404 });
    });
    return Promise.resolve();
  };
}

const states: Readonly<Record<ReviewRow['status'], string>> = {
  waiting: 'Waits for you',
  published: 'Published',
  rejected: 'Rejected',
};

function moderationPage(reviews: readonly ReviewRow[]): Page {
  return {
    title: 'Reviews by customers',
    main: html`<h1>Reviews by customers</h1>
<p>Customers write about what they bought, on the pages of their orders. Here the shop’s people read it first.</p>
${
  reviews.length === 0
    ? html`<p>Nobody has written anything yet.</p>`
    : reviews.map(
        ({ id, sku, score, title, body, author, status }) => html`<article class="review">
<h2>${title}</h2>
<p>${score} of 5 for <code>${sku}</code>, by ${author}. ${states[status]}.</p>
<p class="review-text">${body}</p>
<div class="actions">${status !== 'published' && button(id, 'publish', 'Publish')} ${status !== 'rejected' && button(id, 'reject', 'Reject')}</div>
</article>`,
      )
}`,
  };
}

function button(id: number, decision: 'publish' | 'reject', label: string) {
  return html`<form method="post" action="/reviews/${id}/${decision}"><button class="button" type="submit">${label}</button></form>`;
}

const unknownReviewPage: Page = {
  title: 'No such review',
  main: html`<h1>No such review</h1><p><a href="/reviews">All reviews</a></p>`,
};

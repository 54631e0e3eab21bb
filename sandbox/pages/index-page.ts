import type { Html } from './html';
import { html } from './html';
import type { Page } from './page';

export interface Endpoint {
  readonly path: string;
  readonly description: string;
  /** True when a browser can open it. Such an endpoint is shown as a link. */
  readonly isLink?: boolean;
}

export interface TestAccount {
  readonly email: string;
  /** The features that this account demonstrates. */
  readonly description: string;
}

export interface TestGiftCard {
  readonly code: string;
  readonly description: string;
}

export interface IndexPageContent {
  /** Without a slash at the end. */
  readonly storefrontUrl: string;
  readonly accounts: readonly TestAccount[];
  readonly giftCards: readonly TestGiftCard[];
  /** The automatic discounts by number of cans. */
  readonly caseOffers: readonly { readonly cans: number; readonly percent: number }[];
}

/** The endpoints that the index page lists. */
export const endpoints: readonly Endpoint[] = [
  {
    path: '/outbox',
    description:
      'Every mail of the shop and the sign-in provider, as it looks: confirmed orders, each change of a subscription, reminders, failed payments, gift cards, sign-in links',
    isLink: true,
  },
  {
    path: '/reviews',
    description: 'Reviews that customers wrote; they appear in the shop once they are published here',
    isLink: true,
  },
  { path: '/pay/{session}', description: 'The hosted payment page of an order; checkout leads there' },
  {
    path: '/hosted-payments',
    description:
      'The payment page for another back end: POST opens one and answers with its address; /hosted-payments/{id} tells its state, and takes /void, /capture and /refunds',
  },
  {
    path: '/mails',
    description: 'The outbox for another back end: POST a mail with a key, which puts it there once',
  },
  { path: '/track/{number}', description: 'The page of a parcel; shipped orders lead there' },
  { path: '/api/…', description: 'The shop back end: carts, checkout, customers, catalogue' },
  { path: '/api/reviews/…', description: 'The review service: published reviews, and a customer’s own' },
  { path: '/sdk/v1/…', description: 'The sign-in provider' },
  {
    path: '/v1/public/oauth/{provider}/start',
    description:
      'The consent page that stands in for Google and the other providers; “Continue with …” on the sign-in page leads there',
  },
  {
    path: '/spaces/ringpull/environments/master/entries',
    description: 'The content service; needs its access token',
  },
  { path: '/media/…', description: 'Pictures of products and pages' },
  {
    path: '/_control/faults',
    description: 'Faults on demand: delayed, dropped, refused and malformed responses',
    isLink: true,
  },
  {
    path: '/_control/clock',
    description: 'The shop’s time; POST {"advanceDays": 30} moves it forward and runs the jobs that are due',
    isLink: true,
  },
  {
    path: '/events',
    description: 'The events that the storefront sent, newest first; /_control/events lists them as JSON',
    isLink: true,
  },
  {
    path: '/_control/affiliate',
    description: 'The orders of which the affiliate endpoint was told',
    isLink: true,
  },
  {
    path: '/_control/stock/{sku}',
    description: 'Restocks a variant: POST {"count": 12}, which mails every stock request',
  },
  { path: '/_control/reviews', description: 'Every review that a customer wrote', isLink: true },
  {
    path: '/_control/reviews/{id}',
    description: 'Decides on one: PUT {"status": "published"} or {"status": "rejected"}',
  },
  { path: '/_control/sign-in/sessions', description: 'The sign-in sessions of all users, newest first', isLink: true },
  {
    path: '/_control/sign-in/sessions/{id}/expire',
    description: 'Expires one (POST): its next call is refused',
  },
  {
    path: '/_control/sign-in/calls',
    description: 'How often sessions were refreshed and telemetry came in',
    isLink: true,
  },
];

export function indexPage({ storefrontUrl, accounts: people, giftCards, caseOffers }: IndexPageContent): Page {
  return {
    title: 'What this is',
    main: html`<h1>The shop’s back end, on your own machine</h1>
<p>This sandbox stands in for everything the storefront talks to: the order-management system with its database, the sign-in
provider, the content service, and the hosted payment page.</p>
<p class="actions"><a class="button" href="${storefrontUrl}">Open the storefront</a></p>
<h2>Addresses</h2>
<dl class="addresses">${endpoints.map(
      ({ path, description, isLink }) =>
        html`<div><dt>${isLink === true ? html`<a href="${path}">${path}</a>` : html`<code>${path}</code>`}</dt><dd>${description}</dd></div>`,
    )}</dl>
${accountList(people)}
${giftCardList(giftCards)}
${caseOfferList(caseOffers)}`,
  };
}

function accountList(people: readonly TestAccount[]): Html | undefined {
  if (people.length === 0) return undefined;
  return html`<h2>People to sign in as</h2>
<p>Ask for a link to one of these addresses, and find it in the <a href="/outbox">outbox</a>.</p>
<dl class="addresses">${people.map(({ email, description }) => html`<div><dt><code>${email}</code></dt><dd>${description}</dd></div>`)}</dl>`;
}

function giftCardList(cards: readonly TestGiftCard[]): Html | undefined {
  if (cards.length === 0) return undefined;
  return html`<h2>Gift cards to pay with</h2>
<dl class="addresses">${cards.map(({ code, description }) => html`<div><dt><code>${code}</code></dt><dd>${description}</dd></div>`)}</dl>`;
}

function caseOfferList(offers: IndexPageContent['caseOffers']): Html | undefined {
  if (offers.length === 0) return undefined;
  return html`<h2>Prices by the case</h2>
<ul>${offers.map(({ cans, percent }) => html`<li>${cans} cans in the cart: ${percent} % off wine and packs</li>`)}</ul>`;
}

import type { Html } from './html';
import { html } from './html';
import type { Page } from './page';

export interface Address {
  readonly path: string;
  readonly meaning: string;
  /** Addresses that a browser can simply open become links. */
  readonly opens?: boolean;
}

/** Somebody to sign in as. */
export interface Person {
  readonly email: string;
  /** What can be tried out as this person. */
  readonly shows: string;
}

/** A gift card to pay with. */
export interface Card {
  readonly code: string;
  /** What becomes of it. */
  readonly shows: string;
}

/** What the first page tells of the shop. */
export interface Welcome {
  /** Without a slash at the end. */
  readonly storefrontUrl: string;
  readonly people: readonly Person[];
  readonly giftCards: readonly Card[];
  /** What so many cans in a cart cost less, by themselves. */
  readonly caseOffers: readonly { readonly cans: number; readonly percent: number }[];
}

/** What stands at which address of the sandbox. */
export const addresses: readonly Address[] = [
  {
    path: '/outbox',
    meaning: 'Every mail the shop and the sign-in provider would have sent, with its links',
    opens: true,
  },
  { path: '/pay/{session}', meaning: 'The hosted payment page of an order; checkout leads there' },
  { path: '/api/…', meaning: 'The shop back end: carts, checkout, customers, catalogue' },
  { path: '/sdk/v1/…', meaning: 'The sign-in provider' },
  {
    path: '/v1/public/oauth/{provider}/start',
    meaning:
      'The consent page that stands in for Google and the other providers; “Continue with …” on the sign-in page leads there',
  },
  { path: '/spaces/ringpull/environments/master/entries', meaning: 'The content service; it wants its access token' },
  { path: '/media/…', meaning: 'Pictures of products and pages' },
  {
    path: '/_control/faults',
    meaning: 'Misbehaviour on demand: late, cut, refused and misshapen answers',
    opens: true,
  },
  {
    path: '/_control/clock',
    meaning: 'The shop’s time; POST {"advanceDays": 30} moves it on and delivers what is due',
    opens: true,
  },
  {
    path: '/_control/events',
    meaning: 'What the storefront has told analytics by POST /events, newest last',
    opens: true,
  },
  {
    path: '/_control/stock/{sku}',
    meaning: 'Restocks a variant: POST {"count": 12}, and whoever waits for it gets a mail',
  },
  { path: '/_control/sign-in/sessions', meaning: 'Everybody’s sign-in sessions, newest first', opens: true },
  {
    path: '/_control/sign-in/sessions/{id}/expire',
    meaning: 'Ends one (POST): the next call of whoever has it is refused',
  },
  { path: '/_control/sign-in/calls', meaning: 'How often sessions were refreshed and telemetry came in', opens: true },
  {
    path: '/_control/sign-in/clock',
    meaning: 'Moves the time of sign-in on (POST), where the sandbox runs on a clock that can be moved',
  },
];

/** Says what this sandbox is, and where to find what. */
export function indexPage({ storefrontUrl, people, giftCards, caseOffers }: Welcome): Page {
  return {
    title: 'What this is',
    main: html`<h1>The shop’s back end, on your own machine</h1>
<p>This sandbox stands in for everything the storefront talks to: the order-management system with its database, the sign-in
provider, the content service, and the hosted payment page.</p>
<p class="actions"><a class="button" href="${storefrontUrl}">Open the storefront</a></p>
<h2>Addresses</h2>
<dl class="addresses">${addresses.map(
      ({ path, meaning, opens }) =>
        html`<div><dt>${opens === true ? html`<a href="${path}">${path}</a>` : html`<code>${path}</code>`}</dt><dd>${meaning}</dd></div>`,
    )}</dl>
${peopleList(people)}
${giftCardList(giftCards)}
${caseOfferList(caseOffers)}`,
  };
}

function peopleList(people: readonly Person[]): Html | undefined {
  if (people.length === 0) return undefined;
  return html`<h2>People to sign in as</h2>
<p>Ask for a link to one of these addresses, and find it in the <a href="/outbox">outbox</a>.</p>
<dl class="addresses">${people.map(({ email, shows }) => html`<div><dt><code>${email}</code></dt><dd>${shows}</dd></div>`)}</dl>`;
}

function giftCardList(cards: readonly Card[]): Html | undefined {
  if (cards.length === 0) return undefined;
  return html`<h2>Gift cards to pay with</h2>
<dl class="addresses">${cards.map(({ code, shows }) => html`<div><dt><code>${code}</code></dt><dd>${shows}</dd></div>`)}</dl>`;
}

function caseOfferList(offers: Welcome['caseOffers']): Html | undefined {
  if (offers.length === 0) return undefined;
  return html`<h2>Prices by the case</h2>
<ul>${offers.map(({ cans, percent }) => html`<li>${cans} cans in the cart: ${percent} % off wine and packs</li>`)}</ul>`;
}

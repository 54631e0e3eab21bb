import { html } from '#sandbox/pages/html';
import type { Page } from '#sandbox/pages/page';
import type { ReceivedEvent } from './received-event';

/** The newest events, as an analyst would read them. */
export function eventsPage(events: readonly ReceivedEvent[]): Page {
  return {
    title: 'Events',
    main: html`<h1>What the storefront told</h1>
<p>Events of visitors who allowed statistics, newest first. They are kept until the sandbox stops.</p>
${
  events.length === 0
    ? html`<p>None has arrived yet. Accept in the storefront’s privacy notice, and open a page.</p>`
    : html`<dl class="addresses">${[...events].reverse().map(
        ({ name, properties, userId, anonymousId }) =>
          html`<div><dt><code>${name}</code></dt><dd>${Object.entries(properties)
            .map(([property, value]) => `${property}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
            .join(
              ', ',
            )} · ${userId === undefined ? 'guest' : `customer ${JSON.stringify(userId)}`} · ${anonymousId}</dd></div>`,
      )}</dl>`
}`,
  };
}

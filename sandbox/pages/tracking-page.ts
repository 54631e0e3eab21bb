import { html } from './html';
import type { Page } from './page';

/** Stands in for the carrier's page about a parcel. */
export function trackingPage(tracking: string): Page {
  return {
    title: 'Where the parcel is',
    main: html`<h1>Where the parcel is</h1>
<p>This page stands in for the carrier of parcel <code>${tracking}</code>. It knows nothing about it.</p>`,
  };
}

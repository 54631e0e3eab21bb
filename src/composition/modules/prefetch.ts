import { Idle } from '#src/application/ports/browser/idle';
import { PageLinks } from '#src/application/ports/browser/page-links';
import type { Container } from '#src/composition/container';
import { DomPageLinks } from '#src/infrastructure/browser/dom-page-links';
import { RequestIdle } from '#src/infrastructure/browser/request-idle';
import { layOutOnScroll } from '#src/ui/shell/lazy-layout';
import { LinkWatch } from '#src/ui/shell/link-watch';
import { printWhole } from '#src/ui/shell/print-whole';

/** Fetches pages ahead; loads once the page is hydrated and its cart is there. */
export function openLinkWatch(container: Container): LinkWatch {
  adapters(container);
  return container.get(LinkWatch);
}

/** Lays out the parts far below the first screen, once the shopper scrolls, and prints pages whole. */
export function startWholePages(container: Container): void {
  adapters(container);
  layOutOnScroll(container.get(Idle));
  printWhole();
}

export function adapters(container: Container): void {
  container.adapt(Idle, RequestIdle);
  container.adapt(PageLinks, DomPageLinks);
}

import type { PageLinks } from '#src/application/ports/browser/page-links';

const link = 'a[href]:not([target]):not([download])';

export class DomPageLinks implements PageLinks {
  onSeen(listener: (address: string) => void): () => void {
    const sight = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        sight.unobserve(target);
        listener(target.href);
      }
    });
    const watch = (root: ParentNode) => root.querySelectorAll(link).forEach((element) => sight.observe(element));
    const changes = new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node.isConnected && node.parentElement) watch(node.parentElement);
    });
    watch(document);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      sight.disconnect();
    };
  }

  onMeant(listener: (address: string) => void): () => void {
    const hear = ({ target }: Event) => {
      const meant = target instanceof Element ? target.closest(link) : null;
      if (meant instanceof HTMLAnchorElement) listener(meant.href);
    };
    const events = ['mouseover', 'focusin', 'touchstart'];
    for (const event of events) document.addEventListener(event, hear, { passive: true });
    return () => events.forEach((event) => document.removeEventListener(event, hear));
  }
}

import { ContainerModule } from 'inversify';
import { ports } from '#src/composition/tokens';
import { BrowserOrderLinkStorage } from '#src/infrastructure/browser/browser-order-link-storage';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';

/** The orders from links: for the page that opens them, and for the end of a session, which clears them. */
export const orderLinkModule = new ContainerModule(({ bind }) => {
  bind(ports.orderLinkStorage).toResolvedValue(
    (signIn) => new BrowserOrderLinkStorage(new SafeStorage(() => window.sessionStorage), signIn),
    [ports.signInStorage],
  );
});

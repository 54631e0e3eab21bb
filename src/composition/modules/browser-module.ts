import { ContainerModule } from 'inversify';
import { adapt } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { BroadcastOtherTabs } from '#src/infrastructure/browser/broadcast-other-tabs';
import { BrowserCartStorage } from '#src/infrastructure/browser/browser-cart-storage';
import { BrowserDraftStorage } from '#src/infrastructure/browser/browser-draft-storage';
import { BrowserSignInStorage } from '#src/infrastructure/browser/browser-sign-in-storage';
import { DomBrowserWindow } from '#src/infrastructure/browser/dom-browser-window';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';
import { WebLocksExclusiveAccess } from '#src/infrastructure/browser/web-locks-exclusive-access';

const localStore = () => (typeof window === 'undefined' ? undefined : window.localStorage);
const sessionStore = () => (typeof window === 'undefined' ? undefined : window.sessionStorage);

/** Nothing of the browser is touched until it is used: the same bindings serve the build machine. */
export const browserModule = new ContainerModule(({ bind }) => {
  bind(ports.cartStorage).toResolvedValue(
    () => new BrowserCartStorage(new SafeStorage(localStore), new SafeStorage(sessionStore)),
  );
  bind(ports.signInStorage).toResolvedValue(() => new BrowserSignInStorage(new SafeStorage(localStore)));
  bind(ports.draftStorage).toResolvedValue(
    (signIn) => new BrowserDraftStorage(new SafeStorage(sessionStore), signIn),
    [ports.signInStorage],
  );
  bind(ports.exclusiveAccess).toResolvedValue(
    () => new WebLocksExclusiveAccess(() => (typeof navigator === 'undefined' ? undefined : navigator.locks)),
  );
  bind(ports.browserWindow).toResolvedValue((site) => new DomBrowserWindow(site.prefix), [ports.siteIdentity]);
  adapt(bind, ports.otherTabs, BroadcastOtherTabs, []);
});

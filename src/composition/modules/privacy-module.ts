import { ContainerModule } from 'inversify';
import { Privacy } from '#src/application/privacy/privacy';
import { adapt, construct } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { BrowserAnonymousId } from '#src/infrastructure/browser/browser-anonymous-id';
import { BrowserPrivacyStorage } from '#src/infrastructure/browser/browser-privacy-storage';
import { NavigatorPrivacySignal } from '#src/infrastructure/browser/navigator-privacy-signal';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';

/** The visitor's privacy choice, for all code that would send data about them. */
export const privacyModule = new ContainerModule(({ bind }) => {
  const local = new SafeStorage(() => (typeof window === 'undefined' ? undefined : window.localStorage));
  bind(ports.privacyStorage).toResolvedValue(() => new BrowserPrivacyStorage(local));
  bind(ports.anonymousId).toResolvedValue(() => new BrowserAnonymousId(local));
  adapt(bind, ports.privacySignal, NavigatorPrivacySignal, []);
  construct(bind, Privacy, [ports.privacyStorage, ports.privacySignal, ports.clock]);
});

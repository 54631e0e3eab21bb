import { ContainerModule } from 'inversify';
import { PersonalStorage } from '#src/application/ports/browser/personal-storage';
import { PrivacySignal } from '#src/application/ports/browser/privacy-signal';
import { PrivacyStorage } from '#src/application/ports/browser/privacy-storage';
import { Clock } from '#src/application/ports/system/clock';
import { AnonymousId } from '#src/application/ports/tracking/anonymous-id';
import { Privacy } from '#src/application/privacy/privacy';
import { adapt, construct } from '#src/composition/bind';
import { BrowserAnonymousId } from '#src/infrastructure/browser/browser-anonymous-id';
import { BrowserPrivacyStorage } from '#src/infrastructure/browser/browser-privacy-storage';
import { NavigatorPrivacySignal } from '#src/infrastructure/browser/navigator-privacy-signal';
import { SafeStorage } from '#src/infrastructure/browser/safe-storage';

/** The visitor's privacy choice, for all code that would send data about them. */
export const privacyModule = new ContainerModule(({ bind }) => {
  const local = new SafeStorage(() => (typeof window === 'undefined' ? undefined : window.localStorage));
  bind(PrivacyStorage).toResolvedValue(() => new BrowserPrivacyStorage(local));
  bind(AnonymousId).toResolvedValue(() => new BrowserAnonymousId(local));
  bind(PersonalStorage).toService(AnonymousId);
  adapt(bind, PrivacySignal, NavigatorPrivacySignal, []);
  construct(bind, Privacy, [PrivacyStorage, PrivacySignal, Clock]);
});

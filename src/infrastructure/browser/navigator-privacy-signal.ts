import type { PrivacySignal } from '#src/application/ports/browser/privacy-signal';

/** Not yet in the compiler's library. */
interface PrivacyAwareNavigator extends Navigator {
  readonly globalPrivacyControl?: boolean;
}

export class NavigatorPrivacySignal implements PrivacySignal {
  isOn(): boolean {
    return typeof navigator !== 'undefined' && (navigator as PrivacyAwareNavigator).globalPrivacyControl === true;
  }
}

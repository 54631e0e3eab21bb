import { token } from '#src/application/ports/token';

/** Global Privacy Control. */
export interface PrivacySignal {
  isOn(): boolean;
}

export const PrivacySignal = token<PrivacySignal>('PrivacySignal');

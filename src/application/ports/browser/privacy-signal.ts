import { token } from '#src/application/ports/token';

/** The browser's own refusal for its visitor (Global Privacy Control). */
export interface PrivacySignal {
  isOn(): boolean;
}

export const PrivacySignal = token<PrivacySignal>('PrivacySignal');

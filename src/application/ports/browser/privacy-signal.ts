/** The browser's own refusal for its visitor (Global Privacy Control). */
export interface PrivacySignal {
  isOn(): boolean;
}

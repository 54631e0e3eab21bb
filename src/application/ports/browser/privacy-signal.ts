/** Whether the browser itself refuses in its visitor's name (Global Privacy Control). */
export interface PrivacySignal {
  isOn(): boolean;
}

/** Whether somebody was signed in here: local storage key auth-logged-in (spec §3). A hint, never a proof. */
export interface SignInStorage {
  wasSignedIn(): boolean;
  remember(isSignedIn: boolean): void;
}

import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { TotpEnrolment, TotpGateway } from '#src/application/ports/identity/totp-gateway';
import type { AcceptSession } from '#src/application/session/accept-session';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import type { Presenter } from '#src/ui/di/use-presenter';
import { checkPasscode, passcodeDigits } from '#src/ui/forms/sign-in-form';
import { describeSignInFailure } from '#src/ui/messages/account-messages';
import { securityMessages } from '#src/ui/messages/security-messages';
import { forgetFailures } from '#src/ui/pages/account/forget-failures';
import type { ActionTracker } from '#src/ui/state/action-tracker';

const actions = ['enrol-app', 'confirm-app', 'read-recovery-codes', 'recover-app'] as const;
const [enrolling, confirming, readingCodes, recovering] = actions;

/** Presents the authenticator app: adding it, proving it, and the codes for when it is lost (spec §7 totps). */
export class AuthenticatorAppPresenter implements Presenter {
  /** What the app needs, until its first code has come. */
  enrolment: TotpEnrolment | undefined = undefined;
  recoveryCodes: readonly string[] | undefined = undefined;
  code = '';
  codeProblem: string | undefined = undefined;
  recoveryCode = '';
  /** This session was confirmed by the app, or by a recovery code. */
  isProven = false;
  private hasAdded = false;

  constructor(
    private readonly totps: TotpGateway,
    private readonly acceptSession: AcceptSession,
    private readonly tracker: ActionTracker,
  ) {
    makeAutoObservable(this, { enrolment: observableRef, recoveryCodes: observableRef }, { autoBind: true });
  }

  mount(): () => void {
    forgetFailures(this.tracker, actions);
    return () => undefined;
  }

  get isBusy(): boolean {
    return actions.some((action) => this.tracker.isBusy(action));
  }

  get failure(): string | undefined {
    const error = actions.map((action) => this.tracker.errorOf(action)).find(Boolean);
    return error && describeSignInFailure(error);
  }

  typeCode(typed: string): void {
    this.code = passcodeDigits(typed);
    this.codeProblem = undefined;
  }

  typeRecoveryCode(typed: string): void {
    this.recoveryCode = typed;
  }

  /** Begins to add an app. */
  async enrol(): Promise<void> {
    const enrolment = await this.run(enrolling, () => this.totps.enrol());
    runInAction(() => (this.enrolment = enrolment));
  }

  /** The codes that came with a new app, which nobody has seen yet. */
  get newCodes(): readonly string[] | undefined {
    return this.hasAdded ? this.recoveryCodes : undefined;
  }

  /** The app's code: its first one ends the enrolment. True when it was right. */
  async confirm(): Promise<boolean> {
    this.codeProblem = checkPasscode(this.code) && `${securityMessages.app.codeHint}.`;
    if (this.codeProblem !== undefined) return false;
    const isRight = await this.prove(confirming, () => this.totps.authenticate(this.code));
    if (isRight) {
      runInAction(() => {
        this.recoveryCodes = this.enrolment?.recoveryCodes ?? this.recoveryCodes;
        this.hasAdded = this.enrolment !== undefined;
        this.isProven = !this.hasAdded;
        this.enrolment = undefined;
        this.code = '';
      });
    }
    return isRight;
  }

  /** A recovery code in place of the app; true when it was right. */
  async recover(): Promise<boolean> {
    const code = this.recoveryCode.trim();
    if (code === '') return false;
    const isRight = await this.prove(recovering, () => this.totps.recover(code));
    if (isRight) {
      runInAction(() => {
        this.recoveryCode = '';
        this.recoveryCodes = this.recoveryCodes?.filter((known) => known !== code);
        this.isProven = true;
      });
    }
    return isRight;
  }

  async showRecoveryCodes(): Promise<void> {
    const codes = await this.run(readingCodes, () => this.totps.readRecoveryCodes());
    runInAction(() => (this.recoveryCodes = codes));
  }

  /** The app is gone, and its recovery codes with it. */
  forgetCodes(): void {
    this.recoveryCodes = undefined;
    this.hasAdded = false;
    this.isProven = false;
  }

  private async prove(action: string, authenticate: () => Promise<SignInSession>): Promise<boolean> {
    await this.run(action, async () => this.acceptSession.execute(await authenticate()));
    return this.tracker.errorOf(action) === undefined;
  }

  private run<T>(action: string, task: () => Promise<T>): Promise<T | undefined> {
    this.isProven = false;
    forgetFailures(this.tracker, actions);
    return this.tracker.run(action, task);
  }
}

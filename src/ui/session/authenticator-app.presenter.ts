import { reaction, runInAction } from 'mobx';
import { type TotpEnrolment, TotpGateway } from '#src/application/ports/identity/totp-gateway';
import type { Used } from '#src/application/ports/token';
import { AcceptSession } from '#src/application/session/accept-session';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { Action, type ActionResult } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { Form } from '#src/ui/kit/form';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { securityMessages } from './security-messages';
import { isPasscode, passcodeDigits } from './sign-in-checks';

/** Presents the app and its recovery codes (spec §7 totps). */
export class AuthenticatorAppPresenter implements Presenter {
  static readonly uses = { totps: TotpGateway, acceptSession: AcceptSession };
  static readonly isShared = false;

  readonly form = new Form({
    empty: { code: '', recoveryCode: '' },
    findProblems: ({ code }) => (isPasscode(code) ? {} : { code: `${securityMessages.app.codeHint}.` }),
  });
  readonly calling = new Action();
  /** Undefined once the first code is confirmed. */
  enrolment: TotpEnrolment | undefined = undefined;
  recoveryCodes: readonly string[] | undefined = undefined;
  /** The app or a recovery code has just confirmed this session. */
  isProven = false;
  private hasAdded = false;

  constructor(
    private readonly use: Used<typeof AuthenticatorAppPresenter.uses>,
    private readonly given: { readonly hasApp: boolean },
  ) {
    autoObservable(this);
  }

  /** An app that was removed leaves nothing here. */
  mount(): () => void {
    return reaction(
      () => this.given.hasApp,
      (hasApp) => {
        if (hasApp) return;
        this.recoveryCodes = undefined;
        this.hasAdded = false;
        this.isProven = false;
      },
    );
  }

  /** Belongs to an app that was just added. */
  get newCodes(): readonly string[] | undefined {
    return this.hasAdded ? this.recoveryCodes : undefined;
  }

  typeCode(typed: string): void {
    this.form.type('code', passcodeDigits(typed));
  }

  /** Resolves to false when an app that was added without an answer waits for its first code: its secret was never shown. */
  async enrol(): Promise<boolean> {
    const result = await this.call(() => this.use.totps.enrol());
    if (result.kind === 'done') runInAction(() => (this.enrolment = result.value));
    return result.kind !== 'failed' || result.error.code !== 'totp_pending';
  }

  /** The first code ends the enrolment. Resolves to true when the code was right. */
  async confirm(): Promise<boolean> {
    if (!this.form.check(['code'])) return false;
    const { code } = this.form.values;
    const isRight = await this.prove(() => this.use.totps.authenticate(code));
    if (isRight) {
      runInAction(() => {
        this.recoveryCodes = this.enrolment?.recoveryCodes ?? this.recoveryCodes;
        this.hasAdded = this.enrolment !== undefined;
        this.isProven = !this.hasAdded;
        this.enrolment = undefined;
        this.form.start({ ...this.form.values, code: '' });
      });
    }
    return isRight;
  }

  /** Resolves to true when the code was right. */
  async recover(): Promise<boolean> {
    const code = this.form.entered.recoveryCode;
    if (code === '') return false;
    const isRight = await this.prove(() => this.use.totps.recover(code));
    if (isRight) {
      runInAction(() => {
        this.form.start({ ...this.form.values, recoveryCode: '' });
        this.recoveryCodes = this.recoveryCodes?.filter((known) => known !== code);
        this.isProven = true;
      });
    }
    return isRight;
  }

  async showRecoveryCodes(): Promise<void> {
    const result = await this.call(() => this.use.totps.readRecoveryCodes());
    if (result.kind === 'done') runInAction(() => (this.recoveryCodes = result.value));
  }

  private async prove(authenticate: () => Promise<SignInSession>): Promise<boolean> {
    const result = await this.call(async () => this.use.acceptSession.execute(await authenticate()));
    return result.kind === 'done';
  }

  private call<T>(task: () => Promise<T>): Promise<ActionResult<T>> {
    this.isProven = false;
    return this.calling.run(task);
  }
}

import { makeAutoObservable, runInAction } from 'mobx';
import type { PasscodeChannel, PasscodeGateway } from '#src/application/ports/identity/passcode-gateway';
import type { AcceptSession } from '#src/application/session/accept-session';
import type { Presenter } from '#src/ui/di/use-presenter';
import { checkEmail, checkPasscode, checkPhone, internationalPhone, passcodeDigits } from '#src/ui/forms/sign-in-form';
import { describeSignInFailure } from '#src/ui/messages/account-messages';
import { forgetFailures } from '#src/ui/pages/account/forget-failures';
import type { ActionTracker } from '#src/ui/state/action-tracker';
import type { SignInDraft } from './sign-in-draft';

const sending = 'send-passcode';
const confirming = 'confirm-passcode';

/** Presents a one-time passcode: where it goes, and what it is (spec §7 otps). */
export class PasscodePresenter implements Presenter {
  channel: PasscodeChannel = 'email';
  phone = '';
  code = '';
  problem: string | undefined = undefined;
  codeProblem: string | undefined = undefined;
  /** Where the passcode went, once it is on its way. */
  sentTo: string | undefined = undefined;
  private methodId = '';

  constructor(
    private readonly draft: SignInDraft,
    private readonly passcodes: PasscodeGateway,
    private readonly acceptSession: AcceptSession,
    private readonly tracker: ActionTracker,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  mount(): () => void {
    forgetFailures(this.tracker, [sending, confirming]);
    return () => undefined;
  }

  get recipient(): string {
    return this.channel === 'email' ? this.draft.email : this.phone;
  }

  get isSending(): boolean {
    return this.tracker.isBusy(sending);
  }

  get isConfirming(): boolean {
    return this.tracker.isBusy(confirming);
  }

  get failure(): string | undefined {
    const error = this.tracker.errorOf(confirming) ?? this.tracker.errorOf(sending);
    return error && describeSignInFailure(error);
  }

  choose(channel: PasscodeChannel): void {
    this.channel = channel;
    this.problem = undefined;
  }

  typeRecipient(typed: string): void {
    if (this.channel === 'email') this.draft.type(typed);
    else this.phone = typed;
    if (this.problem !== undefined) this.problem = this.checkRecipient();
  }

  leaveRecipient(): void {
    if (this.recipient.trim() !== '') this.problem = this.checkRecipient();
  }

  typeCode(typed: string): void {
    this.code = passcodeDigits(typed);
    if (this.codeProblem !== undefined) this.codeProblem = checkPasscode(this.code);
  }

  /** Sends a passcode; true when it is on its way. */
  async send(): Promise<boolean> {
    this.problem = this.checkRecipient();
    if (this.problem !== undefined) return false;
    const recipient = this.channel === 'email' ? this.recipient.trim() : internationalPhone(this.phone);
    this.tracker.clear(confirming);
    const methodId = await this.tracker.run(sending, () => this.passcodes.send(this.channel, recipient));
    if (methodId === undefined) return false;
    runInAction(() => {
      this.methodId = methodId;
      this.sentTo = recipient;
      this.code = '';
      this.codeProblem = undefined;
    });
    return true;
  }

  /** Confirms the passcode; true when it was right. */
  async confirm(): Promise<boolean> {
    this.codeProblem = checkPasscode(this.code);
    if (this.codeProblem !== undefined) return false;
    await this.tracker.run(confirming, async () =>
      this.acceptSession.execute(await this.passcodes.authenticate(this.methodId, this.code)),
    );
    if (this.tracker.errorOf(confirming)) return false;
    // On the sign-in page nobody sees it any more; on the security page the next address can follow.
    this.sendElsewhere();
    this.draft.type('');
    runInAction(() => (this.phone = ''));
    return true;
  }

  sendElsewhere(): void {
    this.sentTo = undefined;
    this.code = '';
    this.problem = undefined;
    this.tracker.clear(confirming);
  }

  private checkRecipient(): string | undefined {
    return this.channel === 'email' ? checkEmail(this.recipient) : checkPhone(this.recipient);
  }
}

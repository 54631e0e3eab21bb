import { runInAction } from 'mobx';
import { type PasscodeChannel, PasscodeGateway } from '#src/application/ports/identity/passcode-gateway';
import type { Used } from '#src/application/ports/token';
import { AcceptSession } from '#src/application/session/accept-session';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { Form } from '#src/ui/kit/form';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { loginMessages, shownPhone } from '#src/ui/session/shared/account-messages';
import { SignInDraft } from '#src/ui/session/shared/sign-in-draft';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { findSignInProblems, internationalPhone, passcodeDigits } from './sign-in-checks';

/** Presents signing in with a one-time passcode (spec §7 otps). */
export class PasscodePresenter implements Presenter {
  static readonly uses = {
    draft: SignInDraft,
    passcodes: PasscodeGateway,
    acceptSession: AcceptSession,
    liveMessage: LiveMessageState,
  };
  static readonly isShared = false;

  channel: PasscodeChannel = 'email';
  readonly form: Form<'email' | 'phone' | 'code'>;
  readonly sending: Action;
  readonly confirming = new Action();
  sentTo: string | undefined = undefined;
  private methodId = '';

  constructor(private readonly use: Used<typeof PasscodePresenter.uses>) {
    this.form = new Form({
      empty: { email: '', phone: '', code: '' },
      findProblems: findSignInProblems,
      saveDraft: ({ email }) => use.draft.setEmail(email),
    });
    this.form.start({ email: use.draft.email });
    this.sending = use.draft.sendingPasscode;
    autoObservable(this);
  }

  mount(): void {
    this.sending.clear();
  }

  get recipientField(): 'email' | 'phone' {
    return this.channel === 'email' ? 'email' : 'phone';
  }

  /** Tells where the passcode was sent; undefined until then. */
  get sentNotice(): string | undefined {
    const { sentTo } = this;
    return sentTo && loginMessages.code.sent(this.channel === 'email' ? sentTo : shownPhone(sentTo));
  }

  chooseChannel(channel: PasscodeChannel): void {
    this.channel = channel;
    this.form.start(this.form.values);
  }

  typeCode(typed: string): void {
    this.form.type('code', passcodeDigits(typed));
  }

  /** Resolves to true when the passcode is on its way. */
  async send(): Promise<boolean> {
    if (!this.form.check([this.recipientField])) return false;
    const { email, phone } = this.form.entered;
    const recipient = this.channel === 'email' ? email : internationalPhone(phone);
    const result = await this.sending.run(() => this.use.passcodes.send(this.channel, recipient));
    if (result.kind !== 'done') return false;
    runInAction(() => {
      this.methodId = result.value;
      this.sentTo = recipient;
      this.form.start({ ...this.form.values, code: '' });
    });
    if (this.sentNotice !== undefined) this.use.liveMessage.announce(this.sentNotice);
    return true;
  }

  /** Resolves to true when the passcode was right. */
  async confirm(): Promise<boolean> {
    if (!this.form.check(['code'])) return false;
    const { code } = this.form.values;
    const result = await this.confirming.run(async () =>
      this.use.acceptSession.execute(await this.use.passcodes.authenticate(this.methodId, code)),
    );
    if (result.kind !== 'done') return false;
    // On the security page the form stays open for the next address.
    this.sendElsewhere();
    this.use.draft.setEmail('');
    this.form.start();
    return true;
  }

  sendElsewhere(): void {
    this.sentTo = undefined;
    this.form.start({ ...this.form.values, code: '' });
    this.confirming.clear();
  }
}

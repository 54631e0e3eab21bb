import { makeAutoObservable, runInAction } from 'mobx';
import type { Scheduler } from '#src/application/ports/system/scheduler';
import type { AwaitSignIn } from '#src/application/session/await-sign-in';
import type { RequestMagicLink } from '#src/application/session/request-magic-link';
import type { Presenter } from '#src/ui/di/use-presenter';
import { checkEmail } from '#src/ui/forms/sign-in-form';
import { describeSignInFailure } from '#src/ui/messages/account-messages';
import { forgetFailures } from '#src/ui/pages/account/forget-failures';
import type { ActionTracker } from '#src/ui/state/action-tracker';
import type { SignInDraft } from './sign-in-draft';

const sending = 'send-link';

/** Seconds before a link can be sent again: mails take their time, and every new link makes people open an old one. */
export const pauseBetweenLinks = 30;

/** Presents signing in by a link: asks for the address, sends the link, waits for it to be opened (spec §4 Sign-in). */
export class LinkPresenter implements Presenter {
  problem: string | undefined = undefined;
  /** Where the link went, once it is on its way. */
  sentTo: string | undefined = undefined;
  secondsToWait = 0;
  private stopWaiting: () => void = () => undefined;
  private stopCounting: () => void = () => undefined;

  constructor(
    private readonly draft: SignInDraft,
    private readonly requestMagicLink: RequestMagicLink,
    private readonly awaitSignIn: AwaitSignIn,
    private readonly scheduler: Scheduler,
    private readonly tracker: ActionTracker,
  ) {
    makeAutoObservable<LinkPresenter, 'stopWaiting' | 'stopCounting'>(
      this,
      { stopWaiting: false, stopCounting: false },
      { autoBind: true },
    );
  }

  mount(): () => void {
    forgetFailures(this.tracker, [sending]);
    return () => this.stop();
  }

  get email(): string {
    return this.draft.email;
  }

  get isSending(): boolean {
    return this.tracker.isBusy(sending);
  }

  get failure(): string | undefined {
    const error = this.tracker.errorOf(sending);
    return error && describeSignInFailure(error);
  }

  type(email: string): void {
    this.draft.type(email);
    if (this.problem !== undefined) this.problem = checkEmail(email);
  }

  /** The field was left: says what is wrong with what was typed, if anything was. */
  leave(): void {
    if (this.email.trim() !== '') this.problem = checkEmail(this.email);
  }

  /** Sends the link, for the first time or again; true when it is on its way. */
  async send(returnPath: string): Promise<boolean> {
    this.problem = checkEmail(this.email);
    if (this.problem !== undefined || this.secondsToWait > 0) return false;
    const email = this.email.trim();
    await this.tracker.run(sending, () => this.requestMagicLink.execute(email, returnPath));
    if (this.tracker.errorOf(sending)) return false;
    runInAction(() => {
      this.sentTo = email;
      this.wait();
    });
    return true;
  }

  useAnotherAddress(): void {
    this.stop();
    this.sentTo = undefined;
    this.secondsToWait = 0;
  }

  private wait(): void {
    this.stop();
    this.stopWaiting = this.awaitSignIn.execute(() => this.stop());
    this.secondsToWait = pauseBetweenLinks;
    this.stopCounting = this.scheduler.after(1000, () => this.count());
  }

  private count(): void {
    this.secondsToWait -= 1;
    if (this.secondsToWait > 0) this.stopCounting = this.scheduler.after(1000, () => this.count());
  }

  private stop(): void {
    this.stopWaiting();
    this.stopCounting();
  }
}

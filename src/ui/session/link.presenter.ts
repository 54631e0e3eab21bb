import { runInAction } from 'mobx';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Used } from '#src/application/ports/token';
import { SignInByLink } from '#src/application/session/sign-in-by-link';
import type { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { Form } from '#src/ui/kit/form';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { loginMessages } from '#src/ui/session/shared/account-messages';
import { SignInDraft } from '#src/ui/session/shared/sign-in-draft';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { findSignInProblems } from './sign-in-checks';

/** Seconds before a link can be sent again. Mails are slow, and with several links people open an old one. */
export const pauseBetweenLinks = 30;

/** Waits until somebody opens the link (spec §4 Sign-in). */
export class LinkPresenter implements Presenter {
  static readonly uses = {
    draft: SignInDraft,
    signInByLink: SignInByLink,
    scheduler: Scheduler,
    liveMessage: LiveMessageState,
  };
  static readonly isShared = false;

  readonly form: Form<'email'>;
  readonly sending: Action;
  sentTo: string | undefined = undefined;
  secondsToWait = 0;
  private isOpen = false;
  private stopWaiting: () => void = () => undefined;
  private stopCounting: () => void = () => undefined;

  constructor(
    private readonly use: Used<typeof LinkPresenter.uses>,
    private readonly given: { readonly returnPath: string },
  ) {
    this.form = new Form({
      empty: { email: '' },
      findProblems: findSignInProblems,
      saveDraft: ({ email }) => use.draft.setEmail(email),
    });
    this.form.start({ email: use.draft.email });
    this.sending = use.draft.sendingLink;
    autoObservable(this, { stopWaiting: false, stopCounting: false });
  }

  mount(): () => void {
    this.sending.clear();
    this.isOpen = true;
    return () => {
      this.isOpen = false;
      this.stop();
    };
  }

  /** Resolves to true when the link is on its way. */
  async send(): Promise<boolean> {
    if (!this.form.check() || this.secondsToWait > 0) return false;
    const { email } = this.form.entered;
    const isAgain = this.sentTo !== undefined;
    const result = await this.sending.run(() => this.use.signInByLink.send(email, this.given.returnPath));
    if (result.kind !== 'done') return false;
    runInAction(() => {
      this.sentTo = email;
      if (this.isOpen) this.wait();
    });
    // The first time its heading gets the focus.
    if (isAgain) this.use.liveMessage.announce(loginMessages.sent.to(email));
    return true;
  }

  useAnotherAddress(): void {
    this.stop();
    this.sentTo = undefined;
    this.secondsToWait = 0;
  }

  private wait(): void {
    this.stop();
    this.stopWaiting = this.use.signInByLink.awaitSession(() => this.stop());
    this.secondsToWait = pauseBetweenLinks;
    this.stopCounting = this.use.scheduler.after(1000, () => this.count());
  }

  private count(): void {
    this.secondsToWait -= 1;
    if (this.secondsToWait > 0) this.stopCounting = this.use.scheduler.after(1000, () => this.count());
    else this.use.liveMessage.announce(loginMessages.sent.mayAgain);
  }

  private stop(): void {
    this.stopWaiting();
    this.stopCounting();
  }
}

import type { SessionState } from '#src/application/ports/state/session-state';
import type { OAuthProvider } from '#src/domain/session/oauth-provider';
import { safeReturnPath } from '#src/domain/session/return-path';
import type { SignInMethod } from '#src/domain/session/sign-in-method';
import type { Presenter } from '#src/ui/di/use-presenter';
import { autoObservable } from '#src/ui/state/auto-observable';
import type { SignInDraft } from './sign-in-draft';

/** The ways to sign in that this shop offers, as it is configured. */
export interface SignInOffer {
  readonly methods: readonly SignInMethod[];
  readonly oauthProviders: readonly OAuthProvider[];
}

/** The ways to sign in that have a form of their own, by the name that stands in the address. */
export const loginForms = ['link', 'code', 'password', 'create-password', 'forgot-password'] as const;
export type LoginForm = (typeof loginForms)[number];

/** The form by which each way begins. */
const firstForms = ['link', 'code', 'password'] as const;
type FirstForm = (typeof firstForms)[number];

const methodOf: Readonly<Record<LoginForm, SignInMethod>> = {
  link: 'emailMagicLinks',
  code: 'otp',
  password: 'passwords',
  'create-password': 'passwords',
  'forgot-password': 'passwords',
};

/** Presents the sign-in page: which form is open, and when there is nothing left to do here (spec §4 Sign-in). */
export class LoginPresenter implements Presenter {
  constructor(
    private readonly offer: SignInOffer,
    private readonly session: SessionState,
    private readonly draft: SignInDraft,
  ) {
    autoObservable(this);
  }

  mount(): () => void {
    return () => {
      if (this.session.isLoggedIn) this.draft.setEmail('');
    };
  }

  /** True once who is signed in has their cart and customer: then the page goes on. */
  get isDone(): boolean {
    return this.session.isLoggedIn && !this.session.isFetching;
  }

  /** Whether it is not known yet who is here, or somebody has just signed in and their things are being brought along. */
  get isWaiting(): boolean {
    return this.session.status === 'unknown' || this.session.isLoggedIn;
  }

  /** The form that the address asks for, if it is offered; else the first that is. */
  formFor(requested: string | null): LoginForm | undefined {
    const offered = loginForms.filter((form) => this.offer.methods.includes(methodOf[form]));
    return offered.find((form) => form === requested) ?? offered[0];
  }

  /** The forms to offer besides the open one; a way that has several forms is offered by its first. */
  otherForms(open: LoginForm | undefined): readonly FirstForm[] {
    return firstForms.filter(
      (form) => this.offer.methods.includes(methodOf[form]) && (!open || methodOf[open] !== methodOf[form]),
    );
  }

  /** Where to go once signed in; another site never (spec §4). */
  returnPath(requested: string | null): string {
    return safeReturnPath(requested);
  }
}

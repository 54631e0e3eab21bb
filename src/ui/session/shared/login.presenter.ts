import { SessionState } from '#src/application/ports/state/session-state';
import type { Used } from '#src/application/ports/token';
import { safeReturnPath } from '#src/domain/session/return-path';
import type { SignInMethod } from '#src/domain/session/sign-in-session';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { SignInDraft } from './sign-in-draft';
import { SignInOffer } from './sign-in-offer';

export const loginForms = ['link', 'code', 'password', 'create-password', 'forgot-password'] as const;
export type LoginForm = (typeof loginForms)[number];

const firstForms = ['link', 'code', 'password'] as const;
type FirstForm = (typeof firstForms)[number];

const methodOf: Readonly<Record<LoginForm, SignInMethod>> = {
  link: 'emailMagicLinks',
  code: 'otp',
  password: 'passwords',
  'create-password': 'passwords',
  'forgot-password': 'passwords',
};

/** Keeps the return path. */
export function formSearch(form: LoginForm, parameters: URLSearchParams): string {
  const next = new URLSearchParams(parameters);
  next.set('form', form);
  return next.toString();
}

/** Presents the sign-in page (spec §4 Sign-in). */
export class LoginPresenter implements Presenter {
  static readonly uses = { offer: SignInOffer, session: SessionState, draft: SignInDraft };
  static readonly isShared = false;

  constructor(private readonly use: Used<typeof LoginPresenter.uses>) {
    autoObservable(this);
  }

  mount(): () => void {
    return () => {
      if (this.use.session.isLoggedIn) this.use.draft.setEmail('');
    };
  }

  /** True once the customer's cart and profile are loaded. */
  get isDone(): boolean {
    return this.use.session.isLoggedIn && !this.use.session.isFetching;
  }

  /** True until the session is known, and while cart and profile load after signing in. */
  get isWaiting(): boolean {
    return this.use.session.status === 'unknown' || this.use.session.isLoggedIn;
  }

  /** Falls back to the first form that the shop offers. */
  formFor(requested: string | null): LoginForm | undefined {
    const offered = loginForms.filter((form) => this.use.offer.methods.includes(methodOf[form]));
    return offered.find((form) => form === requested) ?? offered[0];
  }

  otherForms(open: LoginForm | undefined): readonly FirstForm[] {
    return firstForms.filter(
      (form) => this.use.offer.methods.includes(methodOf[form]) && (!open || methodOf[open] !== methodOf[form]),
    );
  }

  /** Never returns another site (spec §4). */
  returnPath(requested: string | null): string {
    return safeReturnPath(requested);
  }
}

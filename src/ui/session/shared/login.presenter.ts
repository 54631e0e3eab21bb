import { SessionState } from '#src/application/ports/state/session-state';
import type { DependenciesOf } from '#src/application/ports/token';
import { safeReturnPath } from '#src/domain/session/return-path';
import type { SignInMethod } from '#src/domain/session/sign-in-session';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { SignInDraft } from '#src/ui/session/sign-in-draft';
import { SignInOffer } from './sign-in-offer';

/** The forms of the sign-in page, as the query parameter `form` names them. */
export const loginForms = ['link', 'code', 'password', 'create-password', 'forgot-password'] as const;
export type LoginForm = (typeof loginForms)[number];

/** The first form of each way to sign in. */
const firstForms = ['link', 'code', 'password'] as const;
type FirstForm = (typeof firstForms)[number];

const methodOf: Readonly<Record<LoginForm, SignInMethod>> = {
  link: 'emailMagicLinks',
  code: 'otp',
  password: 'passwords',
  'create-password': 'passwords',
  'forgot-password': 'passwords',
};

/** The query that opens another form and keeps the return path. */
export function formSearch(form: LoginForm, parameters: URLSearchParams): string {
  const next = new URLSearchParams(parameters);
  next.set('form', form);
  return next.toString();
}

/** Presents the sign-in page: which form is open, and when the shopper is signed in (spec §4 Sign-in). */
export class LoginPresenter implements Presenter {
  static readonly dependencies: DependenciesOf<typeof LoginPresenter> = [SignInOffer, SessionState, SignInDraft];
  static readonly isShared = false;

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

  /** True when a customer is signed in, and their cart and profile are loaded: the page can continue. */
  get isDone(): boolean {
    return this.session.isLoggedIn && !this.session.isFetching;
  }

  /** True until the session is known, and while the cart and profile of a customer who has just signed in load. */
  get isWaiting(): boolean {
    return this.session.status === 'unknown' || this.session.isLoggedIn;
  }

  /** The form that the address asks for if the shop offers it, else the first form that it offers. */
  formFor(requested: string | null): LoginForm | undefined {
    const offered = loginForms.filter((form) => this.offer.methods.includes(methodOf[form]));
    return offered.find((form) => form === requested) ?? offered[0];
  }

  /** The first forms of the other ways to sign in. */
  otherForms(open: LoginForm | undefined): readonly FirstForm[] {
    return firstForms.filter(
      (form) => this.offer.methods.includes(methodOf[form]) && (!open || methodOf[open] !== methodOf[form]),
    );
  }

  /** Returns the path after signing in; never another site (spec §4). */
  returnPath(requested: string | null): string {
    return safeReturnPath(requested);
  }
}

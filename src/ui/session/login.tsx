import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button, LinkButton } from '#src/ui/kit/button';
import { FailureNotice } from '#src/ui/kit/live-notice';
import { Section } from '#src/ui/kit/section';
import { Skeleton } from '#src/ui/kit/skeleton';
import { useFocusOnChange } from '#src/ui/kit/use-focus-on-change';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { accountMessages, loginMessages, oauthNames } from '#src/ui/session/shared/account-messages';
import { unlistedPage } from '#src/ui/shell/page-route';
import { LinkForm } from './link-form';
import { PasscodeForm } from './passcode-form';
import { CreatePasswordForm, ForgotPasswordForm, PasswordForm } from './password-form';
import { QuickWaysPresenter } from './quick-ways.presenter';
import { formSearch, type LoginForm, loginForms, LoginPresenter } from './shared/login.presenter';
import styles from './login.module.css';

const titles: Readonly<Record<LoginForm, string>> = {
  link: loginMessages.title,
  code: loginMessages.code.title,
  password: loginMessages.password.title,
  'create-password': loginMessages.password.createTitle,
  'forgot-password': loginMessages.password.forgotTitle,
};

const formLabels = {
  link: loginMessages.byLink,
  code: loginMessages.byCode,
  password: loginMessages.byPassword,
} as const;

/** Signing in: the link by e-mail first, the other ways below (spec §2 /account/login/). */
export const LoginPage = observer(function LoginPage() {
  const login = usePresenter(LoginPresenter);
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const returnPath = login.returnPath(parameters.get('return'));
  const { isDone } = login;

  const hasGone = useRef(false);

  useEffect(() => {
    if (!isDone || hasGone.current) return;
    hasGone.current = true;
    void navigate(returnPath, { replace: true });
  }, [isDone, returnPath, navigate]);

  return (
    <div className="container section narrow">
      {login.isWaiting ? (
        <Skeleton label={accountMessages.loading} lines={4} />
      ) : (
        <Ways login={login} parameters={parameters} returnPath={returnPath} />
      )}
    </div>
  );
});

interface WaysProps {
  readonly login: LoginPresenter;
  readonly parameters: URLSearchParams;
  readonly returnPath: string;
}

const Ways = observer(function Ways({ login, parameters, returnPath }: WaysProps) {
  const form = login.formFor(parameters.get('form'));
  const heading = useFocusOnChange(form);
  const others = useId();
  return (
    <div className="stack gap-6">
      <h1 ref={heading} tabIndex={-1}>
        {form ? titles[form] : loginMessages.title}
      </h1>
      {form === 'link' && <LinkForm returnPath={returnPath} lead={loginMessages.lead} />}
      {form === 'code' && <PasscodeForm />}
      {form === 'password' && <PasswordForm />}
      {form === 'create-password' && <CreatePasswordForm />}
      {form === 'forgot-password' && <ForgotPasswordForm returnPath={returnPath} />}
      <Section id={others} title={loginMessages.or} small className={`stack gap-3 part ${styles.others}`}>
        <QuickWays returnPath={returnPath} />
        {login.otherForms(form).map((other) => (
          <LinkButton key={other} variant="secondary" wide to={{ search: formSearch(other, parameters) }}>
            {formLabels[other]}
          </LinkButton>
        ))}
      </Section>
      <p className="note">{loginMessages.guest}</p>
    </div>
  );
});

const QuickWays = observer(function QuickWays({ returnPath }: { readonly returnPath: string }) {
  const ways = usePresenter(QuickWaysPresenter, { returnPath });
  return (
    <>
      <FailureNotice failure={ways.failure} />
      {ways.hasPasskeys && (
        <Button variant="secondary" wide busy={ways.usingPasskey.isBusy} onClick={() => void ways.usePasskey()}>
          {loginMessages.byPasskey}
        </Button>
      )}
      {ways.providers.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          wide
          busy={ways.isLeavingFor(provider)}
          onClick={() => void ways.goTo(provider)}
        >
          {loginMessages.byProvider(oauthNames[provider])}
        </Button>
      ))}
      {ways.offersWallet && (
        <Button variant="secondary" wide busy={ways.usingWallet.isBusy} onClick={() => void ways.useWallet()}>
          {loginMessages.byWallet}
        </Button>
      )}
    </>
  );
});

/** The first form is the page as such. */
export const page = unlistedPage(LoginPage, loginMessages, ({ search }) => {
  const form = loginForms.find((known) => known === search.get('form'));
  return form && form !== 'link' ? titles[form] : undefined;
});

import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { ButtonVariant } from '#src/ui/components/button-class';
import { LinkButton } from '#src/ui/components/link-button';
import type { LoginForm } from './login.presenter';

interface FormLinkProps {
  readonly form: LoginForm;
  /** Looks like a button. */
  readonly variant?: ButtonVariant;
  readonly children: ReactNode;
}

/** Opens another form of this page; where to return to stays. */
export function FormLink({ form, variant, children }: FormLinkProps) {
  const [parameters] = useSearchParams();
  const next = new URLSearchParams(parameters);
  next.set('form', form);
  const to = { search: next.toString() };
  return variant ? (
    <LinkButton variant={variant} wide to={to}>
      {children}
    </LinkButton>
  ) : (
    <Link to={to}>{children}</Link>
  );
}

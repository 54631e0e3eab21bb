import type { FormHTMLAttributes, ReactNode, SyntheticEvent } from 'react';
import { Button, type ButtonProps } from './button';
import type { Content, Elements } from './elements';

interface FormViewProps extends Pick<
  FormHTMLAttributes<HTMLFormElement>,
  'aria-label' | 'aria-labelledby' | 'hidden' | 'role' | 'className'
> {
  /** Resolves to false when nothing was sent, or when it was refused. */
  readonly send: () => Promise<boolean>;
  readonly onSent?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** When it was not sent, the first invalid field gets the focus. */
export function FormView({ send, onSent, className = 'stack', children, ...rest }: FormViewProps) {
  async function submit(form: HTMLFormElement): Promise<void> {
    if (await send()) onSent?.();
    else form.querySelector<HTMLElement>('[aria-invalid="true"]:not([disabled])')?.focus();
  }
  function handleSubmit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    void submit(event.currentTarget);
  }
  return (
    <form {...rest} className={className} noValidate onSubmit={handleSubmit}>
      {children}
    </form>
  );
}

interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'children'> {
  readonly label: Content;
  readonly children?: Elements;
}

/** The button is as wide as its label, unless it is `wide`. */
export function SubmitButton(props: SubmitButtonProps) {
  const { label, children, ...button } = props;
  const submit = (
    <Button {...button} type="submit">
      {label}
    </Button>
  );
  if (button.wide) return submit;
  return (
    <div className={'children' in props ? 'cluster' : undefined}>
      {submit}
      {children}
    </div>
  );
}

import { type FormHTMLAttributes, type Ref, type SyntheticEvent, useState } from 'react';
import { Button, type ButtonProps } from './button';
import type { Content, Elements } from './elements';
import { kitMessages } from './kit-messages';

interface FormViewProps extends Pick<
  FormHTMLAttributes<HTMLFormElement>,
  'aria-label' | 'aria-labelledby' | 'hidden' | 'role' | 'className'
> {
  /** Resolves to false when nothing was sent, or when it was refused. */
  readonly send: () => Promise<boolean>;
  readonly onSent?: (() => void) | undefined;
  readonly ref?: Ref<HTMLFormElement> | undefined;
  readonly 'data-focus-fallback'?: string | undefined;
  readonly children: Elements;
}

const invalid = '[aria-invalid="true"]:not([disabled])';

/**
 * When it was not sent, the first invalid field gets the focus, and the form says how many there are: itself, because it may stand in
 * a dialog, from which the page's own messages cannot be heard.
 */
export function FormView({ send, onSent, className = 'stack', children, ...rest }: FormViewProps) {
  const [wrong, setWrong] = useState(0);
  async function submit(form: HTMLFormElement): Promise<void> {
    setWrong(0);
    if (await send()) return onSent?.();
    const fields = form.querySelectorAll<HTMLElement>(invalid);
    fields[0]?.focus();
    setWrong(fields.length);
  }
  function handleSubmit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    void submit(event.currentTarget);
  }
  return (
    <form {...rest} className={className} noValidate onSubmit={handleSubmit}>
      {children}
      <div className="visually-hidden" aria-live="polite">
        {wrong > 1 && kitMessages.wrongFields(wrong)}
      </div>
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

import { type RefObject, type SyntheticEvent, useRef } from 'react';

interface FormProps {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly noValidate: true;
  readonly onSubmit: (event: SyntheticEvent) => void;
}

/** Sends a form. When `send` resolves to false, the first invalid field gets the focus. */
export function useForm(send: () => Promise<boolean>): FormProps {
  const ref = useRef<HTMLFormElement>(null);
  async function submit(): Promise<void> {
    if (!(await send())) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not([disabled])')?.focus();
  }
  return {
    ref,
    noValidate: true,
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
  };
}

import { type RefObject, type SyntheticEvent, useRef } from 'react';

interface FormSubmit {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly noValidate: true;
  readonly onSubmit: (event: SyntheticEvent) => void;
}

/** Sends a form; when it could not be sent, the first field that is wrong has the focus. */
export function useFormSubmit(send: () => Promise<boolean>): FormSubmit {
  const ref = useRef<HTMLFormElement>(null);
  async function submit(): Promise<void> {
    if (!(await send())) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
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

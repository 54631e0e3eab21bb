import { Form } from './form';

/** The form checks only that a code was typed; the server decides everything else. */
export function codeForm(needed: string): Form<'code'> {
  return new Form({
    empty: { code: '' },
    findProblems: ({ code }) => (code === '' ? { code: needed } : {}),
  });
}

/** False when another code was typed while the server decided about this one: then its answer does not belong to the field. */
export function isStillTyped({ entered }: Form<'code'>, code: string): boolean {
  return entered.code === code;
}

/** Empties the field of a code that the server took. */
export function clearTaken(form: Form<'code'>, code: string): void {
  if (isStillTyped(form, code)) form.start();
}

/** Marks the field of a code that was refused. */
export function refuseTyped(form: Form<'code'>, code: string, problem: string): void {
  if (isStillTyped(form, code)) form.refuse({ code: problem });
}

import { Form } from './form';

/** The form checks only that a code was typed; the server decides everything else. */
export function codeForm(needed: string): Form<'code'> {
  return new Form({
    empty: { code: '' },
    findProblems: ({ code }) => (code === '' ? { code: needed } : {}),
  });
}

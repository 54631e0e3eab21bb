import { Form } from './form';

/** The form for a promo or gift card code. Only the server knows more about a code than whether one was typed. */
export function codeForm(needed: string): Form<'code'> {
  return new Form({
    empty: { code: '' },
    findProblems: ({ code }) => (code.trim() === '' ? { code: needed } : {}),
  });
}

import { Form } from './form';

/**
 * Creates the form for a promo or gift card code. The form checks only that a code was typed; everything else is the
 * server's decision.
 */
export function codeForm(needed: string): Form<'code'> {
  return new Form({
    empty: { code: '' },
    findProblems: ({ code }) => (code.trim() === '' ? { code: needed } : {}),
  });
}

import type { Answer } from '#test/support/stand-in-server';

export function refused(status: number, message: string, code?: string): Answer {
  return { status, body: { error: { type: 'invalid_request_error', message, ...(code !== undefined && { code }) } } };
}

/** /api/customers/create: an address that Stripe cannot read is refused with the code `email_invalid`. */
export function refusalOfEmail(email: string | null): Answer | undefined {
  if (email === null || /^[\x21-\x7e]+@[a-z\d.-]+\.[a-z]{2,}$/i.test(email)) return undefined;
  return refused(400, `Invalid email address: ${email}`, 'email_invalid');
}

export function tooSmall(): Answer {
  return refused(400, 'Amount must be no less than $0.50 usd', 'amount_too_small');
}

export function isOffSession(params: URLSearchParams): boolean {
  return params.get('off_session') === 'true';
}

export function refusalOfConfirmation(params: URLSearchParams): Answer | undefined {
  // /changelog: not together with payment methods that Stripe chooses, as those of `allowed_payment_method_types` are.
  if (params.has('error_on_requires_action'))
    return refused(400, 'error_on_requires_action cannot be used with dynamic payment methods.');
  // /api/payment_intents/confirm#confirm_payment_intent-return_url
  if (!isOffSession(params) && !params.has('return_url')) return refused(400, 'You must provide a `return_url`.');
  // /api/payment_intents/confirm#confirm_payment_intent-payment_method_options-card-stored_credential_usage
  if (!isOffSession(params) && params.has('payment_method_options[card][stored_credential_usage]'))
    return refused(400, 'stored_credential_usage is for off_session payments.');
  return undefined;
}

/** The fields that a call wants whole; of all others it gets the id (/expand). A field comes with those on the way to it. */
export function expandedBy(params: URLSearchParams, prefix = ''): ReadonlySet<string> {
  const named = [...params].filter(([name]) => /^expand\[\d+\]$/.test(name)).map(([, field]) => field);
  return new Set(
    named
      .filter((field) => field.startsWith(prefix))
      .map((field) => field.slice(prefix.length))
      .flatMap((field) => field.split('.').map((_, at, parts) => parts.slice(0, at + 1).join('.'))),
  );
}

/** The fields that are wanted of a field. */
export function within(expanded: ReadonlySet<string>, field: string): ReadonlySet<string> {
  const inside = [...expanded].filter((one) => one.startsWith(`${field}.`));
  return new Set(inside.map((one) => one.slice(field.length + 1)));
}

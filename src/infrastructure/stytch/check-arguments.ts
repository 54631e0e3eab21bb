import { signInError } from '#src/application/ports/identity/sign-in-error';
import { type Check, list, readable, record, text as anyText } from '#src/infrastructure/shared/checks';
import { number as anyNumber } from '#src/infrastructure/shared/value-checks';

const text = { check: anyText, name: 'a string' };
const number = { check: anyNumber, name: 'a number' };
const object = { check: record, name: 'an object' };
const texts = { check: list(anyText), name: 'an array of strings' };

interface Kind {
  readonly check: Check<unknown>;
  readonly name: string;
}

/** The type of each argument (spec §5 Sign-in provider argument checks). */
const kinds = {
  token: text,
  code: text,
  method_id: text,
  password: text,
  existing_password: text,
  new_password: text,
  email: text,
  phone_number: text,
  recovery_code: text,
  signature: text,
  crypto_wallet_address: text,
  crypto_wallet_type: text,
  redirect_url: text,
  factor_id: text,
  session_duration_minutes: number,
  expiration_minutes: number,
  reset_password_expiration_minutes: number,
  untrusted_metadata: object,
  custom_scopes: texts,
} as const;

/**
 * Checks arguments that come from URLs and configuration, where the compiler cannot. The provider's client checks in
 * its development build only. Throws a GatewayError `usage_error` that names each wrong argument.
 */
export function checkArguments(values: Readonly<Partial<Record<keyof typeof kinds, unknown>>>): void {
  const given = Object.entries(values) as readonly (readonly [keyof typeof kinds, unknown])[];
  const problems = given.flatMap(([name, value]) => {
    const kind: Kind = kinds[name];
    return readable(kind.check, value) !== undefined ? [] : [[name, `must be ${kind.name}.`] as const];
  });
  if (problems.length === 0) return;
  throw signInError({
    code: 'usage_error',
    message: problems.map(([name, problem]) => `${name} ${problem}`).join('\n'),
    errors: Object.fromEntries(problems.map(([name, problem]) => [name, [problem]])),
  });
}

import { signInError } from '#src/application/ports/identity/sign-in-error';
import { isRecord } from '#src/infrastructure/shared/json';

const isText = (value: unknown) => typeof value === 'string';
const text = { is: isText, name: 'a string' };
const number = { is: (value: unknown) => Number.isFinite(value), name: 'a number' };
const object = { is: isRecord, name: 'an object' };
const texts = { is: (value: unknown) => Array.isArray(value) && value.every(isText), name: 'an array of strings' };

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
    const kind = kinds[name];
    return kind.is(value) ? [] : [[name, `must be ${kind.name}.`] as const];
  });
  if (problems.length === 0) return;
  throw signInError({
    code: 'usage_error',
    message: problems.map(([name, problem]) => `${name} ${problem}`).join('\n'),
    errors: Object.fromEntries(problems.map(([name, problem]) => [name, [problem]])),
  });
}

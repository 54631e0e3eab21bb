import type { ConfigurableOperationInput } from '@vendure/common/lib/generated-types';

/** Names a rule, an action or a calculator with its arguments, all of them as text, as Vendure keeps them. */
export function operation(
  code: string,
  values: Readonly<Record<string, string | number>> = {},
): ConfigurableOperationInput {
  return { code, arguments: Object.entries(values).map(([name, value]) => ({ name, value: String(value) })) };
}

import { isEmail, normalEmail } from '#src/plugins/core/text-checks';
import { redemptionCodeOf } from '#src/plugins/gift-card/redemption-code';
import type { CsvRow } from './csv-file';
import { readCsvFile } from './csv-file';

const columns = ['code', 'email', 'amount'] as const;

type Row = CsvRow<(typeof columns)[number]>;

/** A debt of another shop, in cents: the rest of a gift card with its code, or the credit of a customer with an address. */
export interface OpeningBalance {
  readonly number: number;
  readonly code: string | null;
  readonly email: string | null;
  readonly amount: number;
}

interface BalanceFile {
  readonly balances: readonly OpeningBalance[];
  readonly refused: readonly { readonly number: number; readonly reason: string }[];
  /** The numbers of rows that repeat the headings or have the totals of the others. */
  readonly leftOut: readonly number[];
}

/** Reads a file of balances, with amounts in dollars. Throws when it is another file. */
export function readBalanceFile(bytes: Buffer): BalanceFile {
  const { rows, leftOut } = readCsvFile(bytes, columns, ['amount']);
  const balances: OpeningBalance[] = [];
  const refused: { readonly number: number; readonly reason: string }[] = [];
  const seen = new Set<string>();
  for (const row of rows) {
    const reason = problemOf(row, seen);
    if (reason === undefined) balances.push(balanceOf(row));
    else refused.push({ number: row.number, reason });
  }
  return { balances, refused, leftOut };
}

function balanceOf({ number, code, email, amount }: Row): OpeningBalance {
  return {
    number,
    code: code === '' ? null : (redemptionCodeOf(code) ?? null),
    email: email === '' ? null : normalEmail(email),
    amount: Math.round(Number(amount) * 100),
  };
}

/** Names the fault of a row. `seen` has the codes and addresses of the rows before it. */
function problemOf({ code, email, amount }: Row, seen: Set<string>): string | undefined {
  if ((code === '') === (email === '')) return 'has to have a code or an email, and not both';
  if (code !== '' && redemptionCodeOf(code) === undefined) return 'code has not 16 letters and digits';
  if (email !== '' && !isEmail(email)) return 'email is invalid';
  if (!/^\d{1,5}(?:\.\d{1,2})?$/.test(amount) || Number(amount) === 0)
    return 'amount is no sum in dollars such as 25.00';
  const name = code === '' ? normalEmail(email) : (redemptionCodeOf(code) ?? '');
  if (seen.has(name)) return 'is in the file twice';
  seen.add(name);
  return undefined;
}

import { deliveryInvariants } from './delivery-invariants';
import { giftCardInvariants } from './gift-card-invariants';
import type { Invariant } from './invariant';
import { ledgerInvariants } from './ledger-invariants';
import { orderInvariants } from './order-invariants';
import { paymentInvariants } from './payment-invariants';
import { storeCreditInvariants } from './store-credit-invariants';
import { taxInvariants } from './tax-invariants';

export const invariants: readonly Invariant[] = [
  ...orderInvariants,
  ...paymentInvariants,
  ...taxInvariants,
  ...giftCardInvariants,
  ...storeCreditInvariants,
  ...deliveryInvariants,
  ...ledgerInvariants,
];

/** An invariant that does not hold. */
export interface Finding extends Pick<Invariant, 'id' | 'advice'> {
  /** The first rows that break it. */
  readonly subjects: readonly string[];
  /** The number of all rows that break it. */
  readonly count: number;
}

/** Limits the rows that a finding names: more of them come from one rule, which is mended for all. */
const maxSubjects = 20;

/** Sends a statement to the database. */
export type Query = (statement: string) => Promise<readonly unknown[]>;

/** Looks at the books: nothing is found while they balance. */
export async function audit(query: Query): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const { id, advice, query: broken } of invariants) {
    const rows = (await query(
      `SELECT subject, count(*) OVER () AS count FROM (${broken}) broken ORDER BY subject LIMIT ${maxSubjects}`,
    )) as readonly { readonly subject: string; readonly count: string }[];
    const [first] = rows;
    if (first) findings.push({ id, advice, subjects: rows.map(({ subject }) => subject), count: Number(first.count) });
  }
  return findings;
}

/** Puts a finding into one line. */
export function describeFinding({ id, advice, subjects, count }: Finding): string {
  const more = count > subjects.length ? ` and ${count - subjects.length} more` : '';
  return `${id}: ${subjects.join(', ')}${more}. ${advice}`;
}

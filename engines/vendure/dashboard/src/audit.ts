import { api } from '@vendure/dashboard';

/** A discrepancy in the books; the engine's schema documents each field. */
export interface AuditFinding {
  readonly id: string;
  readonly advice: string;
  readonly subjects: readonly string[];
  readonly count: number;
}

/** Looks at all books now. */
export async function readAudit(): Promise<readonly AuditFinding[]> {
  const query = 'query Audit { audit { id advice subjects count } }';
  return (await api.query<{ readonly audit: readonly AuditFinding[] }>(query)).audit;
}

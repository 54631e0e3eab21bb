import { api } from '@vendure/dashboard';

/** Something that does not add up; the engine's schema says what each field means. */
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

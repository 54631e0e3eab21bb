import { api } from '@vendure/dashboard';

/** A table of a month; the engine's schema says the meaning of each field. */
export interface BookReport {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Programs that import the journal, with the word of the engine for each. */
export const programs = { QUICKBOOKS: 'QuickBooks', XERO: 'Xero' } as const;
export type Program = keyof typeof programs;

/** Reads the reports of a month such as `2026-11`. */
export async function readReports(month: string): Promise<readonly BookReport[]> {
  const query = 'query BookReports($month: String!) { bookReports(month: $month) { id title columns rows } }';
  return (await api.query<{ readonly bookReports: readonly BookReport[] }>(query, { month })).bookReports;
}

/** Reads a report as CSV. */
export async function readReportFile(month: string, report: string): Promise<string> {
  const query =
    'query BookReportFile($month: String!, $report: ID!) { bookReportFile(month: $month, report: $report) }';
  return (await api.query<{ readonly bookReportFile: string }>(query, { month, report })).bookReportFile;
}

/** Reads the journal of the days of a month that are over. */
export async function readJournalFile(month: string, program: Program): Promise<string> {
  const query =
    'query JournalFile($month: String!, $program: BookkeepingProgram!) { journalFile(month: $month, program: $program) }';
  return (await api.query<{ readonly journalFile: string }>(query, { month, program })).journalFile;
}

import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import { csvTable } from '#src/plugins/core/csv-table';
import { JournalEntry } from '#src/plugins/ledger/entities/journal-entry.entity';
import type { Month } from './month';
import type { ReportDefinition } from './report-definitions';
import { reportDefinitions } from './report-definitions';

/** A text, a number, or an amount in dollars. */
export type Cell = string | number;

/** The table of a month. */
export interface Report extends Pick<ReportDefinition, 'id' | 'title' | 'columns'> {
  readonly rows: readonly (readonly Cell[])[];
}

/** Reads the reports of a month from the journal, the entries of tax and those of Stripe. A month that is over never changes. */
@Injectable()
export class Reports {
  constructor(private readonly connection: TransactionalConnection) {}

  /** Reads all reports of a month, one after the other. */
  async all(ctx: RequestContext, month: Month): Promise<readonly Report[]> {
    const reports: Report[] = [];
    for (const definition of reportDefinitions) reports.push(await this.read(ctx, definition, month));
    return reports;
  }

  /** Writes the report of a name as CSV; undefined where there is none of that name. */
  async file(ctx: RequestContext, id: string, month: Month): Promise<string | undefined> {
    const definition = reportDefinitions.find((one) => one.id === id);
    if (!definition) return undefined;
    const { columns, rows } = await this.read(ctx, definition, month);
    return csvTable(columns, rows);
  }

  private async read(ctx: RequestContext, definition: ReportDefinition, { first, next }: Month): Promise<Report> {
    const { id, title, columns, cents, query } = definition;
    const found = (await this.connection
      .getRepository(ctx, JournalEntry)
      .query(query, [first, next])) as readonly Readonly<Record<string, Cell | null>>[];
    const rows = found.map((row) =>
      Object.values(row).map((cell, index) => (index >= cents && cell !== null ? Number(cell) / 100 : (cell ?? ''))),
    );
    return { id, title, columns, rows };
  }
}

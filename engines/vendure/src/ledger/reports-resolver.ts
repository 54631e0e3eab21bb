import { Args, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, RequestContext } from '@vendure/core';
import { notFound } from '#src/plugin/shop-failure';
import type { Program } from './exported-journal';
import { ExportedJournal } from './exported-journal';
import { readMonth } from './month';
import type { Report } from './reports';
import { Reports } from './reports';
import { readReports } from './reports-permission';

/** A report whose amounts are written out. */
interface ShownReport extends Omit<Report, 'rows'> {
  readonly rows: readonly (readonly string[])[];
}

/** Shows the books of a month to those who run the shop, as tables and as files. */
@Resolver()
export class ReportsResolver {
  constructor(
    private readonly reports: Reports,
    private readonly journal: ExportedJournal,
  ) {}

  @Query()
  @Allow(readReports.Permission)
  async bookReports(@Ctx() ctx: RequestContext, @Args('month') month: string): Promise<readonly ShownReport[]> {
    return (await this.reports.all(ctx, readMonth(month))).map((report) => ({
      ...report,
      rows: report.rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell.toFixed(2) : cell))),
    }));
  }

  @Query()
  @Allow(readReports.Permission)
  async bookReportFile(
    @Ctx() ctx: RequestContext,
    @Args('month') month: string,
    @Args('report') id: string,
  ): Promise<string> {
    const file = await this.reports.file(ctx, id, readMonth(month));
    if (file === undefined) throw notFound('report');
    return file;
  }

  @Query()
  @Allow(readReports.Permission)
  journalFile(
    @Ctx() ctx: RequestContext,
    @Args('month') month: string,
    @Args('program') program: Program,
  ): Promise<string> {
    return this.journal.file(ctx, program, readMonth(month));
  }
}

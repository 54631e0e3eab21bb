import { Args, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, RequestContext } from '@vendure/core';
import { notFound } from '#src/plugins/core/shop-failure';
import { requireWholeShop } from '#src/plugins/core/whole-shop';
import type { Program } from '#src/plugins/ledger/exported-journal';
import { ExportedJournal } from '#src/plugins/ledger/exported-journal';
import { readMonth } from '#src/plugins/ledger/month';
import type { Report } from '#src/plugins/ledger/reports';
import { Reports } from '#src/plugins/ledger/reports';
import { readReports } from '#src/plugins/ledger/reports-permission';

/** A report whose amounts are written out. */
interface ShownReport extends Omit<Report, 'rows'> {
  readonly rows: readonly (readonly string[])[];
}

/** Shows the books of a month, which are of all channels, to those who run the shop, as tables and as files. */
@Resolver()
export class ReportsResolver {
  constructor(
    private readonly reports: Reports,
    private readonly journal: ExportedJournal,
  ) {}

  @Query()
  @Allow(readReports.Permission)
  async bookReports(@Ctx() ctx: RequestContext, @Args('month') month: string): Promise<readonly ShownReport[]> {
    requireWholeShop(ctx);
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
    requireWholeShop(ctx);
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
    requireWholeShop(ctx);
    return this.journal.file(ctx, program, readMonth(month));
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { EventBus, RequestContextService, ScheduledTask, TransactionalConnection } from '@vendure/core';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import { todayOf } from '#src/plugins/core/interval/calendar-day';
import { action, paragraph } from '#src/plugins/core/mails/mail';
import { MailWrittenEvent } from '#src/plugins/core/mails/mail-written-event';
import { audit, describeFinding } from './audit';

/** The injection token of the mail address and the dashboard URL for reports of discrepancies. */
export const AUDIT_READER = Symbol('AuditReader');

export interface AuditReader {
  readonly shopAddress: string;
  readonly dashboardUrl: string;
}

/** Audits the books daily, and mails discrepancies to the shop. */
@Injectable()
export class DailyAudit {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly contexts: RequestContextService,
    private readonly events: EventBus,
    @Inject(AUDIT_READER) private readonly reader: AuditReader,
  ) {}

  /** Mails once a day, also when several workers look. Returns the number of findings. */
  async look(today: Day): Promise<number> {
    const findings = await audit((statement) => this.connection.rawConnection.query(statement));
    if (findings.length === 0) return 0;
    const { shopAddress, dashboardUrl } = this.reader;
    await this.events.publish(
      new MailWrittenEvent(await this.contexts.create({ apiType: 'admin' }), `audit/${today}`, {
        to: shopAddress,
        subject: `The books do not balance on ${today}: ${findings.length === 1 ? '1 finding' : `${findings.length} findings`}`,
        blocks: [
          ...findings.map((finding) => paragraph(describeFinding(finding))),
          action('Open the audit', `${dashboardUrl}/audit`),
        ],
      }),
    );
    return findings.length;
  }
}

/** Looks each morning. */
export const auditBooks = new ScheduledTask({
  id: 'audit-books',
  description: 'Looks whether payments, gift cards, store credit and deliveries add up, and mails what does not',
  schedule: (cron) => cron.everyDayAt(9, 0),
  timeout: '1h',
  execute: async ({ injector }) => ({ findings: await injector.get(DailyAudit).look(todayOf(new Date())) }),
});

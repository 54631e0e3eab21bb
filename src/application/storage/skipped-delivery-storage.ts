import type { PersonalStorage } from '#src/application/ports/browser/personal-storage';
import type { StoredByName } from '#src/application/ports/browser/stored';
import { type Used, token } from '#src/application/ports/token';
import { readDay } from '#src/domain/interval/calendar-day';
import type { SkippedDelivery } from '#src/domain/subscription/coming-deliveries';

export type StoredSkippedDeliveries = StoredByName<Readonly<Record<string, string>>>;
export const StoredSkippedDeliveries = token<StoredSkippedDeliveries>('StoredSkippedDeliveries');

/**
 * The delivery that was skipped last, by subscription. No back end returns its day, so this browser keeps it: every tab offers to undo
 * the skip (spec §4 Subscription actions, skip).
 */
export class SkippedDeliveryStorage implements PersonalStorage {
  static readonly uses = { stored: StoredSkippedDeliveries };

  constructor(private readonly use: Used<typeof SkippedDeliveryStorage.uses>) {}

  read(subscriptionId: string): SkippedDelivery | undefined {
    const { day: dayText = '', next: nextText = '' } = this.use.stored.at(subscriptionId).read() ?? {};
    const [day, next] = [readDay(dayText), readDay(nextText)];
    return day === undefined || next === undefined ? undefined : { day, next };
  }

  write(subscriptionId: string, { day, next }: SkippedDelivery): void {
    this.use.stored.at(subscriptionId).write({ day, next });
  }

  clear(subscriptionId: string): void {
    this.use.stored.at(subscriptionId).clear();
  }

  forget(): void {
    for (const id of this.use.stored.names()) this.clear(id);
  }
}

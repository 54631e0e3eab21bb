import { IsOptional, IsString } from 'class-validator';
import { IsMoment } from './is-moment';
import type { Wire } from './wire';

/** A reminder needs its type; without a time it was never sent. */
export class ReminderAnswer {
  @IsString() readonly reminder_type: string;
  @IsOptional() @IsMoment() readonly sent_at: string | null | undefined;

  constructor(wire: Wire<'Reminder'>) {
    this.reminder_type = wire.reminder_type;
    this.sent_at = wire.sent_at;
  }
}

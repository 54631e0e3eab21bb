import { IsInt, IsOptional, IsString, ValidateIf } from 'class-validator';
import { IsMoment } from './is-moment';
import type { Wire } from './wire';

/** Which order was completed. A whole order is taken as well, and nothing else is read of it; one that is not complete is none. */
export class ReceiptAnswer {
  @IsOptional() @IsInt() readonly id: number | undefined;
  @IsString() readonly number: string;
  @IsString() readonly state: string;
  @ValidateIf(({ state }: ReceiptAnswer) => state !== 'complete') @IsMoment() readonly completed_at: string | null;

  constructor(wire: Wire<'OrderReceipt'>) {
    this.id = wire.id;
    this.number = wire.number;
    this.state = wire.state;
    this.completed_at = wire.completed_at;
  }
}

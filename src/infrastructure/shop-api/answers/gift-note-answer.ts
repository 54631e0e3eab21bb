import { IsOptional, IsString } from 'class-validator';
import type { Wire } from './wire';

/** Words that come along with a present; each of them may be missing. */
export class GiftNoteAnswer {
  @IsOptional() @IsString() readonly from: string | null | undefined;
  @IsOptional() @IsString() readonly recipient: string | null | undefined;
  @IsOptional() @IsString() readonly note: string | null | undefined;

  constructor(wire: Wire<'GiftNote'>) {
    this.from = wire.from;
    this.recipient = wire.recipient;
    this.note = wire.note;
  }
}

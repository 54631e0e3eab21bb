import { IsInt, IsOptional, IsString } from 'class-validator';
import type { Wire } from './wire';

/** A picture needs its address. */
export class ImageAnswer {
  @IsString() readonly small_url: string;
  @IsOptional() @IsString() readonly alt: string | null | undefined;
  @IsOptional() @IsInt() readonly attachment_width: number | null | undefined;
  @IsOptional() @IsInt() readonly attachment_height: number | null | undefined;

  constructor(wire: Wire<'Image'>) {
    this.small_url = wire.small_url;
    this.alt = wire.alt;
    this.attachment_width = wire.attachment_width;
    this.attachment_height = wire.attachment_height;
  }
}

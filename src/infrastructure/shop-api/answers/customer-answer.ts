import { IsInt, IsOptional, IsString } from 'class-validator';
import type { Wire } from './wire';

/** A customer needs an id, by which everything else is asked for. */
export class CustomerAnswer {
  @IsInt() readonly id: number;
  @IsOptional() @IsString() readonly email: string | null | undefined;
  @IsOptional() @IsString() readonly name: string | null | undefined;

  constructor(wire: Wire<'User'>) {
    this.id = wire.id;
    this.email = wire.email;
    this.name = wire.name;
  }
}

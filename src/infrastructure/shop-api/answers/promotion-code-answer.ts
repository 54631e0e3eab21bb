import { IsString } from 'class-validator';

/** Sent by newer versions only; older ones name the code's id alone. */
export class PromotionCodeAnswer {
  @IsString() readonly value: string;

  constructor(wire: { readonly value: string }) {
    this.value = wire.value;
  }
}

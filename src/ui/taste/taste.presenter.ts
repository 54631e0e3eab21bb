import { Capabilities } from '#src/application/ports/shop/capabilities';
import { RandomSource } from '#src/application/ports/system/random-source';
import type { Used } from '#src/application/ports/token';
import type { Product } from '#src/domain/catalogue/product';
import { surpriseAnswers } from '#src/domain/taste/taste';
import { tasteAddress } from './taste-address';

export class TastePresenter {
  static readonly uses = { random: RandomSource, capabilities: Capabilities };
  static readonly isShared = false;

  constructor(private readonly use: Used<typeof TastePresenter.uses>) {}

  get leadsToClub(): boolean {
    return this.use.capabilities.club;
  }

  surpriseAddress(wines: readonly Product[]): string {
    return tasteAddress(surpriseAnswers(wines, () => this.use.random.next()));
  }
}

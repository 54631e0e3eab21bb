import { Capabilities } from '#src/application/ports/shop/capabilities';
import { RandomSource } from '#src/application/ports/system/random-source';
import type { DependenciesOf } from '#src/application/ports/token';
import type { Product } from '#src/domain/catalogue/product';
import { surpriseAnswers } from '#src/domain/taste/taste';
import { tasteAddress } from './taste-address';

export class TastePresenter {
  static readonly dependencies: DependenciesOf<typeof TastePresenter> = [RandomSource, Capabilities];
  static readonly isShared = false;

  constructor(
    private readonly random: RandomSource,
    private readonly capabilities: Capabilities,
  ) {}

  get leadsToClub(): boolean {
    return this.capabilities.club;
  }

  surpriseAddress(wines: readonly Product[]): string {
    return tasteAddress(surpriseAnswers(wines, () => this.random.next()));
  }
}

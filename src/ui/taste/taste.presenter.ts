import type { RandomSource } from '#src/application/ports/system/random-source';
import type { Product } from '#src/domain/catalogue/product';
import { surpriseAnswers } from '#src/domain/taste/taste';
import { tasteAddress } from './taste-address';

/** Answers for whoever wants to be surprised. */
export class TastePresenter {
  constructor(private readonly random: RandomSource) {}

  /** The address of a shelf that nobody has asked for. */
  surpriseAddress(wines: readonly Product[]): string {
    return tasteAddress(surpriseAnswers(wines, () => this.random.next()));
  }
}

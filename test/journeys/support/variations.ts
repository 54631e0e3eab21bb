import { type ShopVariations, usualVariations } from '#test/contracts/shop/shop-variations';
import { vendureVariations } from '#test/contracts/vendure/vendure-variations';
import { vendure } from './engine';

/** The behavior of the engine under test, where engines legitimately differ. */
export const variations: ShopVariations = vendure ? vendureVariations : usualVariations;

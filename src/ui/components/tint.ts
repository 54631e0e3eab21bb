import type { CSSProperties } from 'react';

/** The pair of colors that a wine owns: the ground behind the can and the mark on its label, as CSS colors. */
export interface Tint {
  readonly ground: string;
  readonly mark: string;
}

/** Hands a wine's colors to the stylesheet as custom properties; without a tint the tokens' defaults stand. */
export function tintStyle(tint: Tint | undefined): CSSProperties | undefined {
  return tint && ({ '--ground': tint.ground, '--mark': tint.mark } as CSSProperties);
}

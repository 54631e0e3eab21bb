interface Line {
  readonly variant: { readonly kind: string };
}

/** True for a line that buys gift cards, which are money and no goods: they count for no discount and toward no threshold. */
export function isGiftCard({ variant }: Line): boolean {
  return variant.kind === 'gift-card';
}

/** A gift card cannot pay for gift cards alone, and no code makes them cheaper. */
export function holdsOnlyGiftCards({ lines }: { readonly lines: readonly Line[] }): boolean {
  return lines.length > 0 && lines.every(isGiftCard);
}

/** The kinds of wine in one can, in the order in which they are listed. */
export const canWineTypes = ['red', 'white', 'rosé', 'orange', 'sparkling', 'piquette'] as const;

/** A pack may mix them. */
export const wineTypes = [...canWineTypes, 'mixed'] as const;
export type WineType = (typeof wineTypes)[number];

/** Dryness, from the driest to the sweetest. */
export const sweetnesses = ['bone dry', 'dry', 'off-dry', 'sweet'] as const;
export type Sweetness = (typeof sweetnesses)[number];

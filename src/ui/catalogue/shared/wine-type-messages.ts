import type { WineType } from '#src/domain/catalogue/wine-kinds';

export const wineTypeMessages: Readonly<Record<WineType, string>> = {
  red: 'Red',
  white: 'White',
  rosé: 'Rosé',
  orange: 'Orange',
  sparkling: 'Sparkling',
  piquette: 'Piquette',
  mixed: 'Mixed',
};

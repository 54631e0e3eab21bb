import { formatNumber } from '#src/ui/kit/number-messages';

export const priceListFilePath = '/trade/wines/price-list.csv';

export const tradeMessages = {
  caseOf: (cans: number) => `Case of ${cans}`,
  shelfPrice: 'Shelf price of a can',
  downloadPrices: 'Download the price list (CSV)',
  priceList: 'Price list',
  priceListText: 'All wines with their cases and prices, as a table for a spreadsheet.',
  download: (title: string) => `Download: ${title}`,
  files: 'Files',
  fileSize: (format: string, bytes: number) => `${format}, ${formatNumber(Math.max(1, Math.round(bytes / 1024)))} kB`,
} as const;

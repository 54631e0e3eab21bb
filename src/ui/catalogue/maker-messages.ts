export const makerMessages = {
  facts: 'The facts',
  wines: (name: string) => `Wines by ${name}`,
  noWines: { title: 'Sold out right now', text: 'The next wine by this maker will appear here.' },
  allWines: 'See every wine',
  awards: 'Awards',
  links: 'Find out more',
} as const;

export const makerMessages = {
  facts: 'The facts',
  wines: (name: string) => `Wines by ${name}`,
  noWines: { title: 'Nothing to sell right now', text: 'Small makers, small lots. The next one will stand here.' },
  allWines: 'See every wine',
  awards: 'Awards',
  links: 'Find out more',
} as const;

/** The words of a pack of one's own that stand in the built document. */
export const ownPackTitles = {
  title: 'Choose your cans',
  list: 'Cans to choose from',
  choose: 'Choose your cans',
  intro: (cans: number) => `You choose all ${cans} cans, and pay what they cost.`,
  withoutScript: 'Choosing cans needs JavaScript. Without it you can take cans one by one: each leads to its own page.',
} as const;

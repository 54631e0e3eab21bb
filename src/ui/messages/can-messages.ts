/** The words of choosing cans one by one, wherever that is done. */
export const canMessages = {
  quantity: (name: string) => `How many of ${name}`,
  fewer: (name: string) => `One ${name} less`,
  more: (name: string) => `One more ${name}`,
  progress: (chosen: number, size: number) => `${chosen} of ${size} cans`,
  missing: (cans: number) => (cans === 1 ? 'One more can to go.' : `${cans} more cans to go.`),
  notYet: (cans: number) => (cans === 1 ? 'Choose one more can' : `Choose ${cans} more cans`),
} as const;

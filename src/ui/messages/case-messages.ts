const cansOf = (cans: number) => (cans === 1 ? '1 can' : `${cans} cans`);

/** The words of full cases: what is missing, what they save, how they travel. */
export const caseMessages = {
  first: (missing: number, percent: number) => `Add ${cansOf(missing)} for the case price: ${percent}% off`,
  further: (missing: number, percent: number) => `Add ${cansOf(missing)} for ${percent}% off`,
  reached: (percent: number) => `Case price: ${percent}% off every can`,
  boxes: (cans: number, boxes: number, perBox: number) =>
    `${cans === 1 ? 'Your can travels' : `Your ${cans} cans travel`} in ${boxes === 1 ? 'one box' : `${boxes} boxes`} of ${perBox}.`,
} as const;

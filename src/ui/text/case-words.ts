const cansOf = (cans: number) => (cans === 1 ? '1 can' : `${cans} cans`);

/** The words of full cases: what is missing, what they save, how they travel. */
export const caseWords = {
  first: (missing: number, percent: number) => `Add ${cansOf(missing)} for the case price: ${percent}% off`,
  further: (missing: number, percent: number) => `Add ${cansOf(missing)} for ${percent}% off`,
  reached: (percent: number) => `Case price: ${percent}% off every can`,
  boxes: (cans: number, boxes: number, perBox: number) =>
    boxes === 1 ? `Your ${cansOf(cans)} travel in one box of ${perBox}.` : `Your ${cansOf(cans)} travel in ${boxes} boxes of ${perBox}.`,
} as const;

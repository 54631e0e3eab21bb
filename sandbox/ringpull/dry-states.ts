/** States to which wine cannot be shipped; glasses and other goods can. */
export const dryStates = ['AK', 'AR', 'DE', 'HI', 'ME', 'MS', 'NJ', 'RI', 'UT'];

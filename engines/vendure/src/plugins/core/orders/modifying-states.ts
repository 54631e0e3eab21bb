/** States of an order that staff change, or whose change is not paid yet. */
export const modifyingStates: ReadonlySet<string> = new Set(['Modifying', 'ArrangingAdditionalPayment']);

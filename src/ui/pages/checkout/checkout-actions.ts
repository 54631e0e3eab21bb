/** What checkout does, by the name under which its progress is tracked. */
export const checkoutActions = {
  resume: 'resume-checkout',
  address: 'submit-address',
  delivery: 'submit-delivery',
  payment: 'start-payment',
  shortLines: 'find-unavailable-lines',
} as const;

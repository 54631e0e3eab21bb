/** The messages of contacting the shop. */
export const contactMessages = {
  action: 'Contact us',
} as const;

/** The words of writing to the shop. */
export const contactMessages = {
  action: 'Contact us',
} as const;

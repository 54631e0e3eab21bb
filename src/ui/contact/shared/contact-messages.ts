export const contactMessages = {
  action: 'Contact us',
} as const;

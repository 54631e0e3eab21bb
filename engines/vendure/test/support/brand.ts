import type { Brand } from '#src/config/environment';

/** An invented brand, so that nothing of the demo's can hide in a mail. */
export const brand: Brand = {
  name: 'Invented & Sons',
  supportAddress: 'help@invented.test',
  postalAddress: '1 Test Street, Reno, NV 89501',
  accentColor: '#FFE08A',
  backgroundColor: '#FFFFFF',
  language: 'en-US',
};

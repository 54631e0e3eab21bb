/** The pages to which screens of the shop lead by themselves, and which exist only where editors have written them. */
export const linkedPages = [
  '/can-club/',
  '/can-club/join/12/',
  '/can-club/join/24/',
  '/contact/',
  '/faq/',
  '/find-us-in-stores/',
  '/gift-card-balance/',
  '/group-order/',
  '/newsletter/',
  '/privacy-policy/',
  '/upcoming-events/',
] as const;

export type LinkedPage = (typeof linkedPages)[number];

export const navigation = {
  mainLabel: 'Main',
  footerLabel: 'Footer',
  /** Only the menu of small windows has these, below the account. */
  menu: [
    { to: '/contact/', label: 'Contact us' },
    { to: '/upcoming-events/', label: 'Tastings' },
    { to: '/find-us-in-stores/', label: 'Find us in stores' },
  ],
  newsletter: { to: '/newsletter/', label: 'Get the newsletter' },
} as const;

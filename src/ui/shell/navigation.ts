/** The links of the shell. */
export const navigation = {
  mainLabel: 'Main',
  footerLabel: 'Footer',
  /** In the menu of small windows only, below the account. */
  menu: [
    { to: '/contact/', label: 'Contact us' },
    { to: '/upcoming-events/', label: 'Tastings' },
    { to: '/find-us-in-stores/', label: 'Find us in stores' },
  ],
  newsletter: { to: '/newsletter/', label: 'Get the newsletter' },
} as const;

/** Where the shell leads. */
export const navigation = {
  mainLabel: 'Main',
  footerLabel: 'Footer',
  main: [
    { to: '/shop/', label: 'Shop' },
    { to: '/shop/?family=pack', label: 'Packs' },
    { to: '/can-club/', label: 'Club' },
    { to: '/blog/', label: 'Journal' },
    { to: '/about/', label: 'About' },
  ],
  footer: [
    {
      title: 'Shop',
      links: [
        { to: '/shop/', label: 'All cans' },
        { to: '/shop/?family=pack', label: 'Packs and sets' },
        { to: '/can-club/', label: 'The can club' },
        { to: '/shop/?family=merch', label: 'Gifts and glasses' },
      ],
    },
    {
      title: 'Help',
      links: [
        { to: '/faq/', label: 'Questions' },
        { to: '/shipping-and-returns-policy/', label: 'Shipping and returns' },
        { to: '/accessibility/', label: 'Accessibility' },
      ],
    },
    {
      title: 'Us',
      links: [
        { to: '/about/', label: 'About' },
        { to: '/reviews/', label: 'Reviews' },
        { to: '/blog/', label: 'Journal' },
        { to: '/privacy-policy/', label: 'Privacy' },
        { to: '/terms-of-service/', label: 'Terms' },
      ],
    },
  ],
} as const;

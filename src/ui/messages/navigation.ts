/** Where the shell leads. */
export const navigation = {
  mainLabel: 'Main',
  footerLabel: 'Footer',
  main: [
    { to: '/shop/', label: 'Shop' },
    { to: '/shop/?family=pack', label: 'Packs' },
    { to: '/shop/?family=merch', label: 'Gifts' },
    { to: '/can-club/', label: 'Club' },
    { to: '/blog/', label: 'Journal' },
    { to: '/faq/', label: 'Help' },
  ],
  /** In the menu of small windows only, below the account. */
  menu: [
    { to: '/contact/', label: 'Contact us' },
    { to: '/upcoming-events/', label: 'Tastings' },
    { to: '/find-us-in-stores/', label: 'Find us in stores' },
  ],
  newsletter: { to: '/newsletter/', label: 'Get the newsletter' },
  footer: [
    {
      title: 'Shop',
      links: [
        { to: '/shop/', label: 'All cans' },
        { to: '/shop/?family=pack', label: 'Packs and sets' },
        { to: '/can-club/', label: 'The can club' },
        { to: '/shop/?family=merch', label: 'Gifts and glasses' },
        { to: '/wine-gifts/', label: 'Wine gifts' },
        { to: '/corporate-wine-gifts/', label: 'Corporate gifts' },
        { to: '/group-order/', label: 'Group orders' },
        { to: '/upcoming-events/', label: 'Virtual tastings' },
        { to: '/virtual-events-teams/', label: 'For teams' },
        { to: '/find-us-in-stores/', label: 'Find us in stores' },
      ],
    },
    {
      title: 'Help',
      links: [
        { to: '/faq/', label: 'Questions' },
        { to: '/contact/', label: 'Contact us' },
        { to: '/shipping-and-returns-policy/', label: 'Shipping and returns' },
        { to: '/sms-opt-in/', label: 'Text messages' },
        { to: '/accessibility/', label: 'Accessibility' },
      ],
    },
    {
      title: 'Us',
      links: [
        { to: '/about/', label: 'About' },
        { to: '/reviews/', label: 'Reviews' },
        { to: '/press-and-awards/', label: 'Press and awards' },
        { to: '/blog/', label: 'Journal' },
        { to: '/refer-a-friend/', label: 'Refer a friend' },
        { to: '/affiliates/', label: 'Affiliates' },
        { to: '/trade/', label: 'For the trade' },
        { to: '/privacy-policy/', label: 'Privacy' },
        { to: '/terms-of-service/', label: 'Terms' },
      ],
    },
  ],
} as const;

/** An order as the engine answers it, with one line. */
export function anOrderAnswer(overrides: object = {}): object {
  return {
    id: '7',
    code: 'R00000000001',
    token: 'its-token',
    state: 'AddingItems',
    active: true,
    createdAt: '2026-11-20T15:00:00.000Z',
    orderPlacedAt: null,
    currencyCode: 'USD',
    checkoutStep: 'cart',
    contactEmail: null,
    ownerId: null,
    specialInstructions: null,
    referralIdentifier: null,
    giftNote: null,
    total: 1400,
    totalWithTax: 1400,
    couponCodes: [],
    promotions: [],
    discounts: [],
    shippingAddress: null,
    lines: [aLineAnswer()],
    shippingLines: [],
    shippingQuotes: [],
    paymentPage: null,
    amountDue: 1400,
    storeCredit: 0,
    isCreditKept: false,
    shopPayments: [],
    payments: [],
    fulfillments: [],
    ...overrides,
  };
}

export function aLineAnswer(overrides: object = {}): object {
  return {
    id: '1',
    createdAt: '2026-11-20T15:00:00.000Z',
    quantity: 2,
    unitPrice: 700,
    linePrice: 1400,
    discountedLinePrice: 1400,
    discountedLinePriceWithTax: 1400,
    featuredAsset: null,
    discounts: [],
    customFields: { parts: '[]' },
    productVariant: {
      id: '2',
      sku: 'WHITE-1',
      name: 'Brisk White',
      product: { slug: 'brisk-white', description: 'Invented.' },
      customFields: {
        parts: '[]',
        composable: false,
        noIndividualPurchase: false,
        weight: 9.3,
      },
    },
    ...overrides,
  };
}

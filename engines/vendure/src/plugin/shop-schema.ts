import { gql } from 'graphql-tag';

/**
 * The additions to Vendure's shop API. Calls about an order name it by the headers x-order-number and x-order-token;
 * calls about a customer bring the sign-in provider's token. A refused call answers an error with `extensions.code`, and
 * with `fields`, `reason` and `neededItemTotal` where there is more to say.
 */
export const shopSchema = gql`
  extend type Order {
    "Opens the order together with its number; only told to whoever knows it, or owns the order."
    token: String!
    "cart, address, delivery, payment or confirm"
    checkoutStep: String!
    contactEmail: String
    "The customer's id, where the order is of somebody with an account."
    ownerId: ID
    specialInstructions: String
    referralIdentifier: String
    giftNote: GiftNote
    "The ways of delivery that are offered, or the one that a placed order goes by."
    shippingQuotes: [ShippingQuote!]!
    paymentPage: HostedPaymentPage
    "What was paid on hosted pages, what was given back among it."
    hostedPayments: [HostedPayment!]!
  }

  type GiftNote {
    from: String!
    recipient: String!
    note: String!
  }

  type ShippingQuote {
    id: ID!
    name: String!
    price: Money!
    selected: Boolean!
  }

  type HostedPaymentPage {
    sessionId: String!
    url: String!
  }

  type HostedPayment {
    id: ID!
    amount: Money!
    "authorized or void"
    state: String!
    isCaptured: Boolean!
    cardType: String
    lastDigits: String
    methodName: String!
  }

  type OrderReceipt {
    id: ID!
    number: String!
  }

  type Offer {
    id: ID!
    sku: String!
    price: Money!
    "Units in stock that are not promised; absent where there is no limit."
    onHand: Int
    isBackorderable: Boolean!
    weight: Float!
    noIndividualPurchase: Boolean!
  }

  type CountryState {
    name: String!
    abbr: String!
  }

  type ShopCustomer {
    id: ID!
    email: String
    name: String
    "Wants news and offers, and reminders; absent for a customer who has not chosen."
    news: Boolean
    reminders: Boolean
  }

  type ShopAddress {
    name: String!
    address1: String!
    address2: String!
    city: String!
    zipcode: String!
    phone: String!
    countryIso: String!
    stateAbbr: String!
  }

  type AddressBookEntry {
    id: ID!
    address: ShopAddress!
    isDefault: Boolean!
  }

  type PlacedOrders {
    "The newest first."
    items: [Order!]!
    totalItems: Int!
  }

  input PartInput {
    sku: String!
    quantity: Int!
  }

  input NewLineInput {
    sku: String!
    quantity: Int!
    "The cans of a pack that the shopper put together."
    parts: [PartInput!]
  }

  input GiftNoteInput {
    from: String!
    recipient: String!
    note: String!
  }

  input OrderFieldsInput {
    referralIdentifier: String
    specialInstructions: String
    giftNote: GiftNoteInput
  }

  input ShopAddressInput {
    name: String!
    address1: String!
    address2: String!
    city: String!
    zipcode: String!
    phone: String!
    countryIso: String!
    stateAbbr: String!
  }

  input DeliveryChoiceInput {
    shipmentId: String!
    rateId: String!
  }

  input ShopCustomerInput {
    name: String
    email: String
    news: Boolean
    reminders: Boolean
  }

  extend type Query {
    "The order of the headers."
    shopOrder: Order!
    "The signed-in customer's newest order that is not placed."
    currentOrder: Order
    placedOrders(page: Int!, perPage: Int!): PlacedOrders!
    placedOrder(number: String!): Order!
    "Those of the skus that are sold."
    offers(skus: [String!]!): [Offer!]!
    countryStates(countryIso: String!): [CountryState!]!
    signedInCustomer: ShopCustomer!
    addressBook(customerId: ID!): [AddressBookEntry!]!
  }

  extend type Mutation {
    startOrder(lines: [NewLineInput!]!): Order!
    "Makes the signed-in customer the owner of the order."
    claimOrder: Order!
    addLine(line: NewLineInput!): Order!
    changeLine(id: ID!, quantity: Int!): Order!
    removeLine(id: ID!): Order!
    emptyOrder: Order!
    updateOrder(fields: OrderFieldsInput!): Order!
    applyPromoCode(code: String!): Order!
    removePromoCode(code: String!): Order!
    submitAddress(email: String!, address: ShopAddressInput!): Order!
    submitEmail(email: String!): Order!
    submitDelivery(choices: [DeliveryChoiceInput!]!): Order!
    "Offers ways of delivery for the present address without going on to delivery."
    quoteShipping: Order!
    prepareHostedPayment: Order!
    submitPayment: Order!
    completeOrder: Order!
    "Completes the order of a paid session; the session opens no order."
    completeHostedPayment(number: String!, sessionId: String!): OrderReceipt!
    "Mails the link of a placed order to its address; answers the same when there is none."
    sendOrderLink(number: String!, email: String!): Boolean!
    updateSignedInCustomer(id: ID!, fields: ShopCustomerInput!): ShopCustomer!
    saveAddress(customerId: ID!, id: ID, address: ShopAddressInput!, isDefault: Boolean): [AddressBookEntry!]!
    removeAddress(customerId: ID!, id: ID!): [AddressBookEntry!]!
  }
`;

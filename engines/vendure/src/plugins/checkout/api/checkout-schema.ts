import { gql } from 'graphql-tag';

export const checkoutSchema = gql`
  extend type Order {
    "cart, address, delivery, payment or confirm"
    checkoutStep: String!
    "Something in it is shipped. An order that is e-mailed goes from the cart to its payment with an e-mail address alone."
    isShipped: Boolean!
    "The ways of delivery that are offered, or the one that a placed order goes by."
    shippingQuotes: [ShippingQuote!]!
    paymentPage: HostedPaymentPage
    "What is left to pay by card, once gift cards and store credit have paid their shares."
    amountDue: Money!
    "What was paid, what was given back among it."
    shopPayments: [ShopPayment!]!
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

  type ShopPayment {
    id: ID!
    "card, gift-card or store-credit"
    kind: String!
    amount: Money!
    "open, authorized or void"
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

  input DeliveryChoiceInput {
    shipmentId: String!
    rateId: String!
  }

  extend type Mutation {
    submitAddress(email: String!, address: ShopAddressInput!): Order!
    submitEmail(email: String!): Order!
    submitDelivery(choices: [DeliveryChoiceInput!]!): Order!
    "Offers ways of delivery for the present address without going on to delivery."
    quoteShipping: Order!
    prepareHostedPayment: Order!
    "With a saved card of the signed-in customer, which is charged when the order is completed, or of an order that is paid."
    submitPayment(cardId: ID): Order!
    completeOrder: Order!
    "Completes the order of a paid session; the session opens no order."
    completeHostedPayment(number: String!, sessionId: String!): OrderReceipt!
  }
`;

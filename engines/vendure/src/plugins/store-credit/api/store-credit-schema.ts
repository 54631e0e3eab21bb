import { gql } from 'graphql-tag';

/** A change of a customer's store credit, the same to customers and in the dashboard. */
const history = gql`
  type StoreCreditEvent {
    "Added, Used, Credit (what was given back), Referral, Referral canceled, Gift card canceled or Credit canceled"
    action: String!
    "Negative for what was used or taken back."
    change: Money!
    "What the customer had after it."
    balance: Money!
    orderNumber: String
    createdAt: DateTime!
  }

  type StoreCreditEvents {
    "The newest first, ten on a page."
    items: [StoreCreditEvent!]!
    totalItems: Int!
  }
`;

export const storeCreditSchema = gql`
  ${history}

  extend type ShopCustomer {
    "What can be spent."
    storeCredit: Money!
  }

  extend type Order {
    "What store credit pays, after gift cards."
    storeCredit: Money!
    "The customer keeps it for later orders."
    isCreditKept: Boolean!
  }

  extend type Query {
    "The signed-in customer's, a page from 1."
    storeCreditEvents(page: Int!): StoreCreditEvents!
  }

  extend type Mutation {
    "Lets store credit pay for the order, or keeps it for later. The order stays at its step, and takes its payment step again."
    chooseStoreCredit(isUsed: Boolean!): Order!
  }
`;

export const storeCreditAdminSchema = gql`
  ${history}

  extend type StoreCreditEvent {
    "Why the credit was given."
    reason: String!
    creditId: ID!
  }

  extend type Customer {
    "What can be spent."
    storeCredit: Money!
    "A page from 1."
    storeCreditEvents(page: Int!): StoreCreditEvents!
  }

  extend type Mutation {
    "Gives a customer with an account an amount above 0."
    grantStoreCredit(customerId: ID!, amount: Money!, reason: String!): CreditedCustomer!
    "Takes back the rest of a credit that the shop has given."
    reverseStoreCredit(creditId: ID!, reason: String!): CreditedCustomer!
  }

  type CreditedCustomer {
    id: ID!
  }
`;

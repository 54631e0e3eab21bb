import { gql } from 'graphql-tag';

export const catalogueSchema = gql`
  type Offer {
    id: ID!
    sku: String!
    price: Money!
    "Units in stock that are not promised; absent where there is no limit."
    onHand: Int
    isBackorderable: Boolean!
    weight: Float!
    noIndividualPurchase: Boolean!
    "Can be delivered again and again, or paid ahead for several deliveries."
    subscribable: Boolean!
  }

  "What so many units cost a guest who has nothing else in the cart, before tax."
  type VariantPrice {
    "Without discounts."
    total: Money!
    "With the discounts of the quantity and the repetition."
    discountTotal: Money!
  }

  extend type Query {
    "Those of the skus that are sold."
    offers(skus: [String!]!): [Offer!]!
    "Bought once, or with an interval at every delivery."
    variantPrice(sku: String!, quantity: Int!, interval: IntervalInput): VariantPrice!
  }

  extend type Mutation {
    "Asks for one mail when something can be bought again."
    requestStockNotice(email: String!, sku: String!): Boolean!
  }
`;

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

  extend type Query {
    "Those of the skus that are sold."
    offers(skus: [String!]!): [Offer!]!
  }

  extend type Mutation {
    "Asks for one mail when something can be bought again."
    requestStockNotice(email: String!, sku: String!): Boolean!
  }
`;

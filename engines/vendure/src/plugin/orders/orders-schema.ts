import { gql } from 'graphql-tag';

export const ordersSchema = gql`
  type PlacedOrders {
    "The newest first."
    items: [Order!]!
    totalItems: Int!
  }

  extend type Query {
    "Of a subscription, its deliveries alone."
    placedOrders(page: Int!, perPage: Int!, subscriptionId: ID): PlacedOrders!
    placedOrder(number: String!): Order!
  }

  extend type Mutation {
    "Mails the link of a placed order to its address; answers the same when there is none."
    sendOrderLink(number: String!, email: String!): Boolean!
  }
`;

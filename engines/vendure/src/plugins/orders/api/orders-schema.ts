import { gql } from 'graphql-tag';

export const ordersSchema = gql`
  type PlacedOrders {
    "The newest first."
    items: [Order!]!
    totalItems: Int!
  }

  "One engine may serve several stores, as channels."
  type OrderStore {
    id: ID!
    "The brand that signs its mails."
    name: String!
    code: String!
  }

  extend type Order {
    "The store that sells it: that of the call, since an order is found in its own alone."
    store: OrderStore!
    "Until then the caller can add something to the placed order; absent for one that takes nothing (any more), and for other callers."
    additionsEndAt: DateTime
    "Until then the caller can cancel the placed order; absent for one that stays, and for other callers."
    cancelEndsAt: DateTime
    "When the placed order was canceled, by anybody."
    canceledAt: DateTime
  }

  extend type Query {
    "Of a subscription, its deliveries alone."
    placedOrders(page: Int!, perPage: Int!, subscriptionId: ID): PlacedOrders!
    placedOrder(number: String!): Order!
  }

  extend type Mutation {
    "Adds to the placed order of the headers, and charges its card once more: for the browser that paid (x-addition-token) and the owner."
    addToPlacedOrder(sku: String!, quantity: Int!): Order!
    "Cancels the placed order of the headers, and gives its money back: for those who may add to it. One that is canceled stays as it is."
    cancelPlacedOrder: Order!
    "Mails the link of a placed order to its address; answers the same when there is none."
    sendOrderLink(number: String!, email: String!): Boolean!
  }
`;

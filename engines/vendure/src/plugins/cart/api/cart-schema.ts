import { gql } from 'graphql-tag';

/** The cart: the order of the headers x-order-number and x-order-token. */
export const cartSchema = gql`
  extend type Order {
    "Opens the order together with its number; only told to a caller who knows it, or owns the order."
    token: String!
    contactEmail: String
    "The customer's id, where the order is of somebody with an account."
    ownerId: ID
    specialInstructions: String
    referralIdentifier: String
    giftNote: GiftNote
  }

  type GiftNote {
    from: String!
    recipient: String!
    note: String!
  }

  extend type OrderLine {
    "Absent for what is bought once."
    subscription: LineSubscription
  }

  "Makes a line come again: lines of a placed order with one interval and one end date become one subscription."
  type LineSubscription {
    intervalLength: Int!
    "day, week, month or year"
    intervalUnit: String!
    "There is no delivery after this day, such as 2027-02-20."
    endDate: String
  }

  input LineSubscriptionInput {
    intervalLength: Int!
    intervalUnit: String!
    endDate: String
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
    "Lets it come again; only of goods that can be subscribed to."
    subscription: LineSubscriptionInput
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

  extend type Query {
    "The order of the headers."
    shopOrder: Order!
    "The signed-in customer's newest order that is not placed."
    currentOrder: Order
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
  }
`;

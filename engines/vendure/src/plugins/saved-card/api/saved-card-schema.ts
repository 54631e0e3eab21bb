import { gql } from 'graphql-tag';

export const savedCardSchema = gql`
  "A card that the customer can pay with again. Its number is known to the payment provider alone."
  type SavedCard {
    id: ID!
    isDefault: Boolean!
    cardType: String
    lastDigits: String!
    "1 to 12: the card is valid until the end of this month."
    month: Int!
    year: Int!
    holder: String
    "The page that saved it without an order."
    cardSessionId: String
    "Subscriptions that it pays and that go on: then it cannot be removed."
    subscriptionIds: [ID!]!
  }

  extend type Query {
    "The signed-in customer's, the default first, then the newest."
    savedCards: [SavedCard!]!
  }

  extend type Mutation {
    "Opens a page that saves a card without an order and comes back to a path of the shop, and answers its address."
    prepareCard(returnPath: String!): String!
    makeCardDefault(id: ID!): Boolean!
    removeCard(id: ID!): Boolean!
  }
`;

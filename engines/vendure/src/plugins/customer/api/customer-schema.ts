import { gql } from 'graphql-tag';

export const customerSchema = gql`
  type ShopCustomer {
    id: ID!
    email: String
    name: String
    "Wants news and offers, and reminders; absent for a customer who has not chosen."
    news: Boolean
    reminders: Boolean
  }

  input ShopCustomerInput {
    name: String
    email: String
    news: Boolean
    reminders: Boolean
  }

  extend type Query {
    signedInCustomer: ShopCustomer!
  }

  extend type Mutation {
    updateSignedInCustomer(id: ID!, fields: ShopCustomerInput!): ShopCustomer!
  }
`;

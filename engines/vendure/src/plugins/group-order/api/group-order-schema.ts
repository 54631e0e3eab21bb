import { gql } from 'graphql-tag';

export const groupOrderSchema = gql`
  extend type Order {
    "Absent for an order for one address."
    groupOrder: GroupOrder
  }

  "An order for many addresses, each with a share of its units."
  type GroupOrder {
    "group or bulk"
    kind: String!
    company: String!
    "The day by which everything must arrive, such as 2026-12-18; empty where none was given."
    date: String!
    "The time at which the occasion begins; empty for an order without an occasion."
    time: String!
    recipientCount: Int!
  }

  input GroupOrderInput {
    "group or bulk"
    kind: String!
    company: String!
    "Such as 2026-12-18, or empty."
    date: String!
    time: String!
    "The number of people."
    size: Int
    firstName: String!
    lastName: String!
    email: String!
    giftMessage: String!
    "What all addresses together get."
    lines: [PartInput!]!
    "At most 1,000. A refusal names one by its number, from 0."
    recipients: [GroupOrderRecipientInput!]!
  }

  input GroupOrderRecipientInput {
    address: ShopAddressInput!
    "What goes there."
    items: [PartInput!]!
  }

  extend type Mutation {
    "Creates an order that belongs to nobody, signed in or not."
    startGroupOrder(input: GroupOrderInput!): Order!
    "Sends the group order of the headers elsewhere. Its checkout begins anew."
    changeRecipients(recipients: [GroupOrderRecipientInput!]!): Order!
  }
`;

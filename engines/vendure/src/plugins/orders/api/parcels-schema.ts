import { gql } from 'graphql-tag';

/** Additions to the admin API for those who pack and ship. */
export const parcelsSchema = gql`
  "What is packed for one address. A group order has one for each of its addresses."
  type Parcel {
    orderId: ID!
    number: String!
    "Which one it is of those of its order, from 1."
    position: Int!
    "How many its order has."
    count: Int!
    orderedAt: DateTime!
    "The day on which it is planned to leave, such as 2026-11-30; null where parcels leave on no day."
    leavesOn: String
    "The day by which it must arrive, such as 2026-12-18; null where none was asked for."
    arriveBy: String
    method: String!
    address: OrderAddress!
    email: String!
    instructions: String!
    gift: ParcelGift
    lines: [ParcelLine!]!
    "Single cans in it."
    cans: Int!
    "Ounces, without the box."
    weight: Float!
  }

  type ParcelGift {
    from: String!
    recipient: String!
    message: String!
  }

  type ParcelLine {
    sku: String!
    name: String!
    quantity: Int!
    "The contents of one unit of a pack."
    parts: [ParcelPart!]!
  }

  type ParcelPart {
    sku: String!
    quantity: Int!
  }

  extend type Query {
    "The parcels of placed orders, in the order of the ids; none for an order without goods to ship."
    parcels(orderIds: [ID!]!): [Parcel!]!
    "The parcels that are paid or reserved and of which nothing was shipped yet, for the carrier: CSV with a byte order mark."
    carrierFile: String!
  }
`;

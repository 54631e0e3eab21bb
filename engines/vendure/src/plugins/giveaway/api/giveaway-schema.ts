import { gql } from 'graphql-tag';

/** Additions to the admin API for those who draw the winners. */
export const giveawaySchema = gql`
  type Giveaway {
    name: String!
    title: String!
    startsAt: DateTime!
    endsAt: DateTime!
    entries: Int!
  }

  extend type Query {
    "The one that ends last first."
    giveaways: [Giveaway!]!
    "Who takes part, in the order of the entries: CSV with a byte order mark."
    giveawayFile(name: String!): String!
  }
`;

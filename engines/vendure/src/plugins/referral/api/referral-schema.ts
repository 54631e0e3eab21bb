import { gql } from 'graphql-tag';

export const referralSchema = gql`
  extend type Mutation {
    "Answers what names the owner of an e-mail address in links, always the same; open to everybody."
    identifyReferrer(email: String!): String!
  }
`;

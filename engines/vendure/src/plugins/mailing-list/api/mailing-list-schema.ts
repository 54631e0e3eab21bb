import { gql } from 'graphql-tag';

/** Additions to the admin API for those who write to the lists. */
export const mailingListSchema = gql`
  "A mailing list with the number of those who asked for its mails, and of those who asked for none."
  type MailingList {
    name: String!
    subscribed: Int!
    unsubscribed: Int!
  }

  extend type Query {
    mailingLists: [MailingList!]!
    "Who is on a list and who has left it, without those who have not confirmed: CSV with a byte order mark."
    mailingListFile(list: String!): String!
  }
`;

import { gql } from 'graphql-tag';

export const auditSchema = gql`
  "Something in the books that is not as it has to be."
  type AuditFinding {
    id: ID!
    "Says what is wrong, and what to do."
    advice: String!
    "The first orders, gift cards or customers of which that is true."
    subjects: [String!]!
    "The number of all of them."
    count: Int!
  }

  extend type Query {
    "Looks at the books of all channels now, in the default channel alone; an empty list while they balance."
    audit: [AuditFinding!]!
  }
`;

import { gql } from 'graphql-tag';

export const reviewAdminSchema = gql`
  "What a customer thinks of a product they have bought. All its texts are plain."
  type ShopReview {
    id: ID!
    "Grows with each change of its writer."
    revision: Int!
    sku: String!
    productName: String!
    "1 to 5."
    score: Int!
    title: String!
    body: String!
    "The name that is shown."
    author: String!
    status: ReviewStatus!
    "Why it was rejected."
    reason: String
    writtenAt: DateTime!
    "Absent for one of the demo's, which nobody has written."
    customer: ReviewWriter
  }

  "Who wrote a review, for a link to the page of the customer: to read that takes a permission of its own."
  type ReviewWriter {
    id: ID!
  }

  enum ReviewStatus {
    waiting
    published
    rejected
  }

  type ShopReviews {
    items: [ShopReview!]!
    totalItems: Int!
  }

  extend type Query {
    "A page of twenty, from 1: of those that wait the one that has waited longest first, of others the newest."
    shopReviews(status: ReviewStatus!, page: Int!): ShopReviews!
  }

  # Each takes the revision that was read, and is refused when the review was changed since. Its writer gets a mail.
  extend type Mutation {
    publishShopReview(id: ID!, revision: Int!): ShopReview!
    rejectShopReview(id: ID!, revision: Int!, reason: String!): ShopReview!
  }
`;

import { gql } from 'graphql-tag';

/** Additions to the admin API for disputes of payments. */
export const disputesSchema = gql`
  enum DisputeStatus {
    open
    won
    "The bank has returned the money to the cardholder."
    lost
    "It ended before the bank took anything."
    withdrawn
  }

  type Dispute {
    id: ID!
    "The payment provider's id of it."
    providerId: String!
    amount: Money!
    reason: String!
    status: DisputeStatus!
    openedAt: DateTime!
    "Absent when the bank takes no evidence."
    answerBy: DateTime
    "Absent while it is open."
    closedAt: DateTime
    fundsWithdrawnAt: DateTime
    fundsReinstatedAt: DateTime
    "Absent while refunds of the payment are refused."
    refundAllowedAt: DateTime
  }

  extend type Order {
    "The disputes of its payments, oldest first."
    disputes: [Dispute!]!
  }

  extend type Mutation {
    "Allows refunds of a payment although its dispute is open."
    allowRefundOfDispute(id: ID!): Dispute!
  }
`;

import { gql } from 'graphql-tag';

export const reportsSchema = gql`
  "A table of a month; amounts are in dollars."
  type BookReport {
    id: ID!
    title: String!
    columns: [String!]!
    rows: [[String!]!]!
  }

  enum BookkeepingProgram {
    QUICKBOOKS
    XERO
  }

  extend type Query {
    "The reports of a month such as 2026-11, by the warehouse's calendar. They are of all channels, and shown in the default one alone."
    bookReports(month: String!): [BookReport!]!
    "A report as CSV."
    bookReportFile(month: String!, report: ID!): String!
    "The journal of the days of a month that are over, as a program of bookkeeping imports it: one entry for each day, with its number."
    journalFile(month: String!, program: BookkeepingProgram!): String!
  }
`;

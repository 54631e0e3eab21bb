import { gql } from 'graphql-tag';

export const prepaidSchema = gql`
  "Deliveries that are paid ahead, one each interval; the order itself is the first."
  input PrepaidInput {
    "From 1 to 24."
    installmentCount: Int!
    "At most 366."
    intervalLength: Int!
    "Names a day, week, month or year."
    intervalUnit: String!
    "What one delivery of one unit holds; its price is made of it."
    items: [PartInput!]!
  }

  "The end of a plan before its last delivery."
  type PrepaidEnding {
    "In the warehouse's time zone, such as 2027-01-05."
    endedOn: String!
    "Deliveries that were made, with the first one."
    delivered: Int!
    "Absent where its order was canceled, which is refunded as a whole."
    refunded: Money
  }

  type Prepaid {
    installmentCount: Int!
    intervalLength: Int!
    intervalUnit: String!
    "The price of one delivery of one unit."
    installmentPrice: Money!
    "The day of the next delivery, such as 2027-02-20; absent until the order is placed, and after the last one."
    actionableDate: String
    "Absent while the plan goes on, and after its last delivery."
    ending: PrepaidEnding
  }

  extend input NewLineInput {
    "Pays deliveries ahead; a line that does so does not repeat as well."
    prepaid: PrepaidInput
  }

  extend type OrderLine {
    "Absent for what is paid as it is delivered."
    prepaid: Prepaid
  }
`;

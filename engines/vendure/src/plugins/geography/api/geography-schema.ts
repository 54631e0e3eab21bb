import { gql } from 'graphql-tag';

export const geographySchema = gql`
  type CountryState {
    name: String!
    abbr: String!
  }

  extend type Query {
    countryStates(countryIso: String!): [CountryState!]!
  }
`;

import { gql } from 'graphql-tag';

export const addressBookSchema = gql`
  type ShopAddress {
    name: String!
    address1: String!
    address2: String!
    city: String!
    zipcode: String!
    phone: String!
    countryIso: String!
    stateAbbr: String!
  }

  input ShopAddressInput {
    name: String!
    address1: String!
    address2: String!
    city: String!
    zipcode: String!
    phone: String!
    countryIso: String!
    stateAbbr: String!
  }

  type AddressBookEntry {
    id: ID!
    address: ShopAddress!
    isDefault: Boolean!
  }

  extend type Query {
    addressBook(customerId: ID!): [AddressBookEntry!]!
  }

  extend type Mutation {
    saveAddress(customerId: ID!, id: ID, address: ShopAddressInput!, isDefault: Boolean): [AddressBookEntry!]!
    removeAddress(customerId: ID!, id: ID!): [AddressBookEntry!]!
  }
`;

import { gql } from 'graphql-tag';

export const promoCodeSchema = gql`
  extend type Mutation {
    applyPromoCode(code: String!): Order!
    removePromoCode(code: String!): Order!
  }
`;

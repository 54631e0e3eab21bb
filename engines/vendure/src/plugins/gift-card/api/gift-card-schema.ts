import { gql } from 'graphql-tag';

export const giftCardSchema = gql`
  "A gift card that an order buys: one for each unit of a line. It can be used once the order is placed."
  type BoughtGiftCard {
    id: ID!
    lineId: ID!
    amount: Money!
    "Somebody is named to whom it goes."
    isFilled: Boolean!
    recipientName: String
    recipientEmail: String
    purchaserName: String
    message: String
    "The time of its mail; at once when absent."
    sendAt: DateTime
  }

  "What a cart takes from a gift card. The order's total stays. Its code is as good as money, and told to nobody."
  type GiftCardShare {
    "Takes the card off the cart again."
    id: ID!
    "Of its code."
    lastCharacters: String!
    amount: Money!
    "What is on the card after that."
    remaining: Money!
  }

  type GiftCardBalance {
    amount: Money!
    "It can still become store credit."
    isRedeemable: Boolean!
  }

  input GiftCardRecipientInput {
    id: ID!
    recipientName: String!
    recipientEmail: String!
    purchaserName: String!
    message: String!
    sendAt: DateTime
  }

  extend input NewLineInput {
    "In cents, of a gift card whose amount the shopper chooses."
    giftCardAmount: Int
  }

  extend type Order {
    "Oldest first."
    boughtGiftCards: [BoughtGiftCard!]!
    "In the order in which they were applied; of a placed order its payments tell."
    giftCardShares: [GiftCardShare!]!
  }

  extend type Query {
    "What is on a card that can be used; open to everybody."
    giftCardBalance(code: String!): GiftCardBalance!
  }

  extend type Mutation {
    "Says who gets cards of the cart."
    setGiftCardRecipients(cards: [GiftCardRecipientInput!]!): Order!
    applyGiftCard(code: String!): Order!
    removeGiftCard(id: ID!): Order!
    "Turns a card into store credit of the signed-in customer, else of the one with that address. Answers what it was worth."
    redeemGiftCard(code: String!, email: String!): GiftCardBalance!
  }
`;

export const giftCardAdminSchema = gql`
  type GiftCard {
    id: ID!
    createdAt: DateTime!
    code: String!
    amount: Money!
    "What is left on it."
    balance: Money!
    "Of the order that bought it; absent where nobody did."
    orderNumber: String
    recipientName: String
    recipientEmail: String
    purchaserName: String
    sendAt: DateTime
    sentAt: DateTime
    "Nobody can use it from then on."
    expiresAt: DateTime
    redeemedAt: DateTime
    "The reason that the staff gave for voiding it."
    endNote: String
  }

  extend type Query {
    giftCardByCode(code: String!): GiftCard
  }

  extend type Mutation {
    "Ends a card for a reason of at most 255 characters in one line: from now on nobody can use it."
    voidGiftCard(code: String!, reason: String!): GiftCard!
  }
`;

import { gql } from 'graphql-tag';

/** GraphQL keeps the name Subscription for itself. */
export const subscriptionSchema = gql`
  "A series of deliveries. Days are texts such as 2027-02-20."
  type ShopSubscription {
    id: ID!
    "active, paused, pending-cancellation, canceled or inactive."
    state: String!
    intervalLength: Int!
    "day, week, month or year."
    intervalUnit: String!
    "The day of the next delivery; absent when none is planned."
    actionableDate: String
    "The day of the month, 1 to 31, on which deliveries come that are months or years apart, or the last day of a shorter month."
    anchorDay: Int
    endDate: String
    "Tells a subscription of the club, such as club-12."
    tagList: [String!]!
    reminders: [DeliveryReminder!]!
    lines: [SubscribedLine!]!
    shippingAddress: ShopAddress!
    "The card that pays; absent when there is none."
    card: SubscriptionCard
    "The next delivery can be skipped."
    isSkippable: Boolean!
    "The last charge has failed."
    hasFailedPayment: Boolean!
    "Neither a card nor store credit pays the next delivery, which waits for a card."
    needsCard: Boolean!
    "A delivery that is due and could not be paid."
    unpaidDelivery: UnpaidDelivery
    "The goods of the next delivery with the member's discount, without shipping and tax."
    upcomingTotal: Money!
  }

  type SubscriptionCard {
    id: ID!
    cardType: String
    lastDigits: String!
  }

  type UnpaidDelivery {
    "With shipping and tax, at today's prices."
    total: Money!
    "The days on which the shop tries by itself, the next and the last one; absent when it does not."
    nextAttemptOn: String
    lastAttemptOn: String
  }

  type DeliveryReminder {
    reminderType: String!
    sentAt: DateTime!
  }

  type SubscribedLine {
    id: ID!
    sku: String!
    quantity: Int!
    "Today's."
    unitPrice: Money!
    name: String!
    description: String!
    variantId: ID!
    productSlug: String!
    featuredAsset: Asset
    "It is in the next delivery alone."
    isOneTime: Boolean!
  }

  input IntervalInput {
    length: Int!
    unit: String!
  }

  "What is absent stays."
  input SubscriptionUpdateInput {
    interval: IntervalInput
    actionableDate: String
    shippingAddress: ShopAddressInput
    "All contents of every delivery."
    cans: [PartInput!]
    savedCardId: ID
  }

  extend type Query {
    "The signed-in customer's, ended ones too, the newest first."
    subscriptions(customerId: ID!): [ShopSubscription!]!
    subscription(id: ID!): ShopSubscription!
  }

  extend type Mutation {
    updateSubscription(id: ID!, update: SubscriptionUpdateInput!): ShopSubscription!
    skipSubscription(id: ID!): ShopSubscription!
    cancelSubscription(id: ID!, reason: String): ShopSubscription!
    "Until a day, or until it is resumed."
    pauseSubscription(id: ID!, until: String): ShopSubscription!
    "On a day, or tomorrow."
    resumeSubscription(id: ID!, on: String): ShopSubscription!
    "Charges the unpaid delivery again, or one that waited for a card, and sends it. Invalid: payment, line_items that are sold out, state when nothing is owed."
    retryDelivery(id: ID!): ShopSubscription!
  }
`;

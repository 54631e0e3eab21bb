import { gql } from 'graphql-tag';

/** GraphQL keeps the name Subscription for itself. */
export const subscriptionAdminSchema = gql`
  "A series of deliveries. Days are texts such as 2027-02-20."
  type ShopSubscription {
    id: ID!
    customer: Subscriber!
    "active, paused, pending-cancellation, canceled or inactive."
    state: String!
    "Such as 2 months."
    interval: String!
    "The day of the next delivery, or of the end of a pause; absent when none is planned."
    actionableDate: String
    endDate: String
    "12 or 24 for one of the club."
    clubCans: Int
    cans: Int!
    lines: [ManagedLine!]!
    "The card that pays; absent when there is none, and the next delivery waits for one."
    card: ManagedCard
    "The delivery that is due could not be paid."
    waitsForPayment: Boolean!
    "Something in the delivery that is due was not there at the last attempt."
    isSoldOut: Boolean!
    isSkippable: Boolean!
    "Can be delivered now or tomorrow, if there is stock and the card pays."
    isDeliverable: Boolean!
    "Attempts, the newest first."
    deliveries: [ManagedDelivery!]!
  }

  "What is told of a customer without the permission to read customers."
  type Subscriber {
    id: ID!
    firstName: String!
    emailAddress: String!
  }

  type ManagedLine {
    sku: String!
    name: String!
    quantity: Int!
    "It is in the next delivery alone."
    isOneTime: Boolean!
  }

  type ManagedCard {
    brand: String
    lastDigits: String!
    expiryMonth: Int!
    expiryYear: Int!
  }

  "An attempt at a delivery."
  type ManagedDelivery {
    "The day for which it was planned."
    dueOn: String!
    "The day of the attempt."
    madeOn: String!
    "started, placed, declined, sold-out or called-off."
    state: String!
    order: DeliveryOrder
  }

  "What is told of an order without the permission to read orders."
  type DeliveryOrder {
    id: ID!
    code: String!
    totalWithTax: Money!
    payments: [DeliveryPayment!]!
  }

  type DeliveryPayment {
    state: String!
    amount: Money!
  }

  "Deliveries that were paid ahead, of a line of a placed order, which is the first of them."
  type ManagedPlan {
    id: ID!
    "active, completed or ended."
    state: String!
    interval: String!
    actionableDate: String
    "The first one counts."
    deliveredCount: Int!
    installmentCount: Int!
    "In one delivery."
    items: [PlannedItem!]!
    order: DeliveryOrder!
    deliveries: [ManagedDelivery!]!
  }

  type PlannedItem {
    sku: String!
    quantity: Int!
  }

  type PlanEnd {
    id: ID!
    "The shares of the boxes that did not leave."
    refunded: Money!
  }

  enum SubscriptionFilter {
    "Those that have not ended."
    RUNNING
    "Delivered within seven days, today among them, or late."
    DUE_THIS_WEEK
    WAITS_FOR_PAYMENT
    SOLD_OUT
    PAUSED
    ENDED
  }

  type ShopSubscriptions {
    items: [ShopSubscription!]!
    totalItems: Int!
  }

  extend type Customer {
    "The newest first, ended ones too."
    subscriptions: [ShopSubscription!]!
    prepaidPlans: [ManagedPlan!]!
  }

  extend type Query {
    "A page of twenty, from 1, by the next day."
    shopSubscriptions(filter: SubscriptionFilter!, page: Int!): ShopSubscriptions!
  }

  # Each is mailed to the customer as if they had done it, and is in their history with its reason.
  extend type Mutation {
    skipShopSubscription(id: ID!, reason: String!): ShopSubscription!
    cancelShopSubscription(id: ID!, reason: String!): ShopSubscription!
    "Until a day, or until it is resumed."
    pauseShopSubscription(id: ID!, until: String, reason: String!): ShopSubscription!
    "On a day, or tomorrow."
    resumeShopSubscription(id: ID!, on: String, reason: String!): ShopSubscription!
    changeDayOfShopSubscription(id: ID!, day: String!, reason: String!): ShopSubscription!
    "Makes the delivery that is due, charges its card and places its order; one to come is made tomorrow, and its customer is told now."
    deliverShopSubscription(id: ID!, reason: String!): ShopSubscription!
    "Ends the rest of what was paid ahead, and refunds the boxes that did not leave. Nothing that left is canceled."
    endPrepaidPlan(id: ID!): PlanEnd!
  }
`;

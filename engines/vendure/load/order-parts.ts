/** The fields of an order that the storefront asks for (`src/infrastructure/vendure/cart/order.graphql`). */
export const orderParts = `
  fragment OrderParts on Order {
    id
    code
    token
    state
    active
    createdAt
    orderPlacedAt
    currencyCode
    checkoutStep
    isShipped
    contactEmail
    ownerId
    specialInstructions
    referralIdentifier
    giftNote {
      from
      recipient
      note
    }
    total
    totalWithTax
    couponCodes
    promotions {
      id
      couponCode
    }
    discounts {
      adjustmentSource
      type
      amount
      description
    }
    shippingAddress {
      fullName
      streetLine1
      streetLine2
      city
      postalCode
      phoneNumber
      countryCode
      province
    }
    lines {
      ...LineParts
    }
    shippingLines {
      id
      price
      discounts {
        adjustmentSource
        amount
        description
      }
    }
    shippingQuotes {
      id
      name
      price
      selected
    }
    paymentPage {
      sessionId
      url
    }
    amountDue
    storeCredit
    isCreditKept
    boughtGiftCards {
      id
      lineId
      amount
      isFilled
      recipientName
      recipientEmail
      purchaserName
      message
      sendAt
    }
    giftCardShares {
      id
      lastCharacters
      amount
      remaining
    }
    shopPayments {
      id
      amount
      state
      isCaptured
      cardType
      lastDigits
      methodName
    }
    payments {
      refunds {
        total
        state
      }
    }
    fulfillments {
      id
      state
      method
      trackingCode
      updatedAt
      lines {
        orderLineId
        quantity
      }
    }
  }

  fragment LineParts on OrderLine {
    id
    createdAt
    quantity
    unitPrice
    linePrice
    proratedLinePrice
    proratedLinePriceWithTax
    featuredAsset {
      preview
    }
    discounts {
      adjustmentSource
      type
      amount
      description
    }
    customFields {
      parts
    }
    subscription {
      intervalLength
      intervalUnit
      endDate
    }
    prepaid {
      installmentCount
      intervalLength
      intervalUnit
      installmentPrice
      actionableDate
    }
    productVariant {
      id
      sku
      name
      product {
        slug
        description
      }
      customFields {
        parts
        composable
        noIndividualPurchase
        weight
      }
    }
  }
`;

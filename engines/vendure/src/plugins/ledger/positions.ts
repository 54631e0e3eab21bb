/** True of the subject, such as an order, whose id is the first parameter of the statement. */
const asked = (id: string): string => `${id} = $1::uuid`;

/** Sums the changes of a price, which stand beside it as JSON, as a positive discount. */
const discountOf = (row: string): string =>
  `(SELECT coalesce(-sum((change ->> 'amount')::numeric), 0) FROM jsonb_array_elements(${row}.adjustments::jsonb) change)`;

/** Rounds a share of cents half away from zero. Nothing is left to come where there are no units. */
const part = (cents: string, done: string, units: string): string =>
  `CASE WHEN ${done} >= ${units} THEN ${cents} ELSE round(${cents} * ${done}::numeric / ${units}) END`;

/** True of an order that has a parcel out of the warehouse. */
const hasLeft = (orderId: string): string => `EXISTS (SELECT 1 FROM order_fulfillments_fulfillment parcel
  JOIN fulfillment ON fulfillment.id = parcel."fulfillmentId"
  WHERE parcel."orderId" = ${orderId} AND fulfillment.state IN ('Shipped', 'Delivered'))`;

const unitsAway = `(SELECT coalesce(sum(away.quantity), 0) FROM order_line_reference away
  JOIN fulfillment ON fulfillment.id = away."fulfillmentId"
  WHERE away."orderLineId" = line.id AND fulfillment.state IN ('Shipped', 'Delivered'))`;

/** Ends by which the shop keeps the rest of a gift card; any other end returned its price. */
const forfeits = `('voided', 'expired')`;

/**
 * Common table expressions of the books of orders. `held` is the price before tax of a part of an order, less its refunds, as the entries
 * of tax have it; an order from before those entries holds its price, less the refunded share.
 */
const orderTables = (scope: (id: string) => string): string => `
  placed AS MATERIALIZED (
    SELECT o.id, o."customerId", o."orderPlacedAt" IS NOT NULL AS "isPlaced", o.state = 'Cancelled' AS "isOver",
      ${hasLeft('o.id')} AS "hasLeft",
      EXISTS (SELECT 1 FROM tax_entry WHERE "orderId" = o.id) AS "isTaxed",
      o."subTotalWithTax" + o."shippingWithTax" - o."subTotal" - o.shipping AS tax,
      CASE WHEN o.state = 'Cancelled' THEN 0 ELSE greatest(0, 1 - (SELECT coalesce(sum(refund.total), 0) FROM refund
        JOIN payment ON payment.id = refund."paymentId" WHERE payment."orderId" = o.id AND refund.state = 'Settled')
        / greatest(o."subTotalWithTax" + o."shippingWithTax", 1)::numeric) END AS kept
    FROM "order" o WHERE ${scope('o.id')}
  ),
  held AS MATERIALIZED (
    SELECT entry."orderId", entry."itemId", sum(entry.base) AS base FROM placed JOIN tax_entry entry ON entry."orderId" = placed.id
    GROUP BY entry."orderId", entry."itemId"
  ),
  goods AS MATERIALIZED (
    SELECT placed.id, line.id AS "lineId", variant."customFieldsKind" AS kind, plan.id IS NOT NULL AND plan.state <> 'ended' AS "isAhead",
      priced.discount, priced.gross,
      CASE WHEN placed."isTaxed" THEN coalesce(held.base, 0) ELSE round((priced.gross - priced.discount) * placed.kept) END AS held,
      CASE WHEN placed."isOver" OR line.quantity = 0 OR plan.state = 'ended' THEN 1
        WHEN plan.id IS NOT NULL THEN (CASE WHEN ${unitsAway} > 0 THEN 1 ELSE 0 END) + (SELECT count(*) FROM delivery
          WHERE delivery."prepaidPlanId" = plan.id AND delivery.state = 'placed' AND ${hasLeft('delivery."orderId"')})
        ELSE ${unitsAway} END AS done,
      CASE WHEN placed."isOver" OR line.quantity = 0 OR plan.state = 'ended' THEN 1
        ELSE coalesce(plan."installmentCount", line.quantity) END AS units
    FROM placed JOIN order_line line ON line."orderId" = placed.id
    JOIN product_variant variant ON variant.id = line."productVariantId"
    LEFT JOIN prepaid_plan plan ON plan."lineId" = line.id
    LEFT JOIN held ON held."itemId" = line.id
    CROSS JOIN LATERAL (SELECT line."listPrice" * line.quantity AS gross,
      round(${discountOf('line')} * line.quantity / greatest(line."orderPlacedQuantity", line.quantity, 1)) AS discount) priced
    WHERE placed."isPlaced"
  ),
  sold AS MATERIALIZED (
    SELECT id, "lineId", 'sales' AS account, kind AS detail, held, done, units,
      CASE WHEN gross - discount <= 0 THEN discount ELSE round(discount * held / (gross - discount)) END AS discount
    FROM goods WHERE kind <> 'gift-card'
    UNION ALL
    SELECT placed.id, NULL, 'shipping', '', amounts.held,
      CASE WHEN placed."hasLeft" OR placed."isOver" OR NOT EXISTS (SELECT 1 FROM order_line line
        JOIN product_variant variant ON variant.id = line."productVariantId"
        WHERE line."orderId" = placed.id AND line.quantity > 0 AND variant."customFieldsKind" <> 'gift-card') THEN 1 ELSE 0 END, 1,
      CASE WHEN way."listPrice" - amounts.discount <= 0 THEN amounts.discount
        ELSE round(amounts.discount * amounts.held / (way."listPrice" - amounts.discount)) END
    FROM placed JOIN shipping_line way ON way."orderId" = placed.id LEFT JOIN held ON held."itemId" = way.id
    CROSS JOIN LATERAL (SELECT ${discountOf('way')} AS discount) priced
    CROSS JOIN LATERAL (SELECT priced.discount, CASE WHEN placed."isTaxed" THEN coalesce(held.base, 0)
      ELSE round((way."listPrice" - priced.discount) * placed.kept) END AS held) amounts
    WHERE placed."isPlaced" AND NOT placed."isOver"
    UNION ALL
    SELECT placed.id, NULL, 'sales', 'surcharge',
      CASE WHEN placed."isTaxed" THEN coalesce(held.base, 0) ELSE round(extra."listPrice" * placed.kept) END,
      CASE WHEN placed."hasLeft" OR placed."isOver" THEN 1 ELSE 0 END, 1, 0
    FROM placed JOIN surcharge extra ON extra."orderId" = placed.id LEFT JOIN held ON held."itemId" = extra.id WHERE placed."isPlaced"
  ),
  bought AS MATERIALIZED (
    SELECT goods.id, goods."lineId", card.amount, card.code IS NOT NULL AS "isIssued", coalesce(credit.amount, 0) AS redeemed,
      card."endReason" IN ${forfeits} AS "isForfeit", card.used,
      card."expiresAt" IS NOT NULL AND card."expiresAt" <= clock_timestamp() AS "isOver"
    FROM goods JOIN gift_card card ON card."lineId" = goods."lineId" LEFT JOIN store_credit credit ON credit.id = card."creditId"
    WHERE goods.kind = 'gift-card'
  ),
  moved AS (
    SELECT placed.id, NULL::uuid AS "lineId",
      CASE payment.method WHEN 'gift-card' THEN 'gift-cards' WHEN 'store-credit' THEN 'store-credit' ELSE 'clearing' END AS account,
      CASE payment.method WHEN 'gift-card' THEN '' WHEN 'store-credit' THEN '' WHEN 'hosted-payment' THEN 'card'
        ELSE payment.method END AS detail,
      payment.amount::numeric AS cents
    FROM placed JOIN payment ON payment."orderId" = placed.id WHERE payment.state = 'Settled'
    UNION ALL
    SELECT placed.id, NULL,
      CASE WHEN payment.method = 'store-credit' OR (payment.method = 'gift-card' AND EXISTS (
        SELECT 1 FROM store_credit
        WHERE store_credit.id = CASE WHEN refund."transactionId" ~ '^[0-9a-f-]{36}$'
          THEN refund."transactionId"::uuid END)) THEN 'store-credit'
        WHEN payment.method = 'gift-card' THEN 'gift-cards' ELSE 'clearing' END,
      CASE payment.method WHEN 'gift-card' THEN '' WHEN 'store-credit' THEN '' WHEN 'hosted-payment' THEN 'card' ELSE payment.method END,
      -refund.total
    FROM placed JOIN payment ON payment."orderId" = placed.id JOIN refund ON refund."paymentId" = payment.id WHERE refund.state = 'Settled'
    UNION ALL
    SELECT placed.id, NULL, side.account, side.detail, side.sign * dispute.amount
    FROM placed JOIN payment ON payment."orderId" = placed.id JOIN dispute ON dispute."paymentId" = payment.id
    CROSS JOIN (VALUES ('disputes', '', 1), ('clearing', 'card', -1)) AS side(account, detail, sign)
    WHERE dispute."fundsReinstatedAt" IS NULL AND (dispute.status = 'lost' OR dispute."fundsWithdrawnAt" IS NOT NULL)
    UNION ALL
    SELECT placed.id, NULL, 'tax', concat_ws(', ', nullif(entry.state, ''), entry.county, nullif(entry.jurisdiction, '')), -entry.tax
    FROM placed JOIN tax_entry entry ON entry."orderId" = placed.id WHERE placed."isPlaced"
    UNION ALL
    SELECT id, NULL, 'tax', 'before its entries', -round(tax * kept) FROM placed WHERE "isPlaced" AND NOT "isTaxed"
    UNION ALL
    SELECT id, "lineId", account, detail, -(${part('held', 'done', 'units')}) - (${part('discount', 'done', 'units')}) FROM sold
    UNION ALL
    SELECT id, "lineId", 'discounts', '', ${part('discount', 'done', 'units')} FROM sold
    UNION ALL
    SELECT id, "lineId", 'prepaid', '', -held + (${part('held', 'greatest(done, 1)', 'units')}) FROM goods WHERE "isAhead"
    UNION ALL
    SELECT id, "lineId", 'gift-cards', '', redeemed - amount + CASE WHEN "isOver" THEN amount - used ELSE 0 END FROM bought WHERE "isIssued"
    UNION ALL
    SELECT id, "lineId", 'store-credit', '', -redeemed FROM bought
    UNION ALL
    SELECT id, "lineId", 'breakage', '', used - amount FROM bought WHERE "isIssued" AND "isOver" AND "isForfeit"
    UNION ALL
    SELECT goods.id, goods."lineId", 'discounts', '', coalesce((
      SELECT sum(CASE WHEN "isOver" AND NOT coalesce("isForfeit", false) THEN used ELSE amount END)
      FROM bought WHERE bought."lineId" = goods."lineId"), 0) - goods.held
    FROM goods WHERE kind = 'gift-card' AND EXISTS (SELECT 1 FROM bought WHERE bought."lineId" = goods."lineId")
  ),
  ofOrders AS (
    SELECT id, "lineId", account, detail, cents FROM moved
    UNION ALL
    SELECT id, NULL, 'deposits', '', -sum(cents) FROM moved GROUP BY id
  )`;

/** The books of gift cards without a buyer. A card that replaces another card was booked by the refund that it returns. */
const givenCards = (scope: (id: string) => string): string => `
  ofCards AS (
    SELECT card.id, side.account, side.cents::numeric AS cents
    FROM gift_card card LEFT JOIN store_credit credit ON credit.id = card."creditId"
    CROSS JOIN LATERAL (SELECT CASE WHEN card."expiresAt" <= clock_timestamp() THEN card.amount - card.used ELSE 0 END AS rest,
      coalesce(credit.amount, 0) AS redeemed, CASE WHEN card.kind = 'replaced' THEN 0 ELSE card.amount END AS issued,
      CASE card.kind WHEN 'opening' THEN 'opening' ELSE 'promotion-cost' END AS source) own
    CROSS JOIN LATERAL (VALUES ('gift-cards', own.redeemed - own.issued + own.rest), ('store-credit', -own.redeemed),
      (own.source, own.issued), (CASE card.kind WHEN 'given' THEN 'promotion-cost' ELSE 'breakage' END, -own.rest)) AS side(account, cents)
    WHERE card."lineId" IS NULL AND ${scope('card.id')}
  )`;

/** The books of store credit. Credit that an order or a gift card became is booked with those. */
const credits = (scope: (id: string) => string): string => `
  ofCredits AS (
    SELECT credit.id, credit."customerId", side.account, side.cents::numeric AS cents FROM store_credit credit
    CROSS JOIN LATERAL (VALUES ('store-credit', -credit.amount),
      (CASE credit.kind WHEN 'opening' THEN 'opening' ELSE 'promotion-cost' END, credit.amount)) AS side(account, cents)
    WHERE credit.kind IN ('given', 'referral', 'opening') AND ${scope('credit.id')}
  )`;

/** The account opposite the clearing account for Stripe's own entries: payments, refunds and disputes are in orders. */
const otherSide = `CASE WHEN entry.type IN ('payout', 'payout_cancel', 'payout_failure', 'topup', 'topup_reversal')
  THEN 'bank' ELSE 'fees' END`;

/** Kinds of Stripe's entries whose amount an order states. */
export const orderTypes = [
  ...['charge', 'payment', 'refund', 'payment_refund'],
  ...['payment_failure_refund', 'refund_failure', 'adjustment'],
] as const;

/** The same as a list of SQL. */
export const ofOrders = `(${orderTypes.map((type) => `'${type}'`).join(', ')})`;

const balanceEntries = (scope: (id: string) => string): string => `
  ofBalance AS (
    SELECT entry.id, side.account, side.detail, side.cents::numeric AS cents FROM balance_entry entry
    CROSS JOIN LATERAL (SELECT CASE WHEN entry.type IN ${ofOrders} THEN 0 ELSE entry.amount END AS amount) own
    CROSS JOIN LATERAL (VALUES ('fees', '', entry.fee), ('clearing', 'card', own.amount - entry.fee), (${otherSide}, '', -own.amount))
      AS side(account, detail, cents)
    WHERE ${scope('entry.id')}
  )`;

/** Selects the amounts that rows of subjects state, and those that the journal lacks of them. */
const statedBy = (scope: (id: string) => string): string => `
  ${orderTables(scope)}, ${givenCards(scope)}, ${credits(scope)}, ${balanceEntries(scope)},
  stated AS (
    SELECT 'order' AS subject, id AS "subjectId", account, detail, "lineId", cents FROM ofOrders
    UNION ALL SELECT 'gift-card', id, account, '', NULL, cents FROM ofCards
    UNION ALL SELECT 'store-credit', id, account, '', NULL, cents FROM ofCredits
    UNION ALL SELECT 'balance-entry', id, account, detail, NULL, cents FROM ofBalance
  ),
  missing AS (
    SELECT subject, "subjectId", account, detail, "lineId", sum(cents)::int AS cents FROM (
      SELECT * FROM stated
      UNION ALL
      SELECT subject, "subjectId", account, detail, "lineId", -cents FROM journal_entry WHERE ${scope('"subjectId"')}
    ) every GROUP BY subject, "subjectId", account, detail, "lineId" HAVING sum(cents) <> 0
  )`;

/**
 * Adds the missing amounts of a subject to the journal, which then agrees with its rows: no entry where it agrees already. It has one
 * subject, so that PostgreSQL plans it once for all of them. Parameters: the id of the subject; event; reason; moment; accounting day;
 * actor.
 */
export const addMissing = `WITH ${statedBy(asked)}
  INSERT INTO journal_entry (event, subject, "subjectId", account, detail, cents, "orderId", "lineId", "customerId", actor, reason,
    moment, day)
  SELECT $2::uuid, subject, missing."subjectId", account, detail, cents,
    CASE subject WHEN 'order' THEN missing."subjectId" END, "lineId",
    coalesce((SELECT "customerId" FROM placed WHERE id = missing."subjectId"),
      (SELECT "customerId" FROM store_credit WHERE id = missing."subjectId")),
    $6, $3, $4, $5
  FROM missing`;

/** Selects each account of each subject whose amount in the journal differs from its rows. */
export const unbooked = `WITH ${statedBy(() => 'true')} SELECT subject, "subjectId", account, detail, cents FROM missing`;

// Generated from the *.graphql files and contracts/vendure-shop.graphql by `npm run test:vendure -- --write`; change those.
import { type Checked, fields, list, maybe, noneOr, text, truth } from '#src/infrastructure/shared/checks';
import { moment, number } from '#src/infrastructure/shared/value-checks';
import { operation } from './operation';

export interface ShopAddressInput {
  readonly name: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly zipcode: string;
  readonly phone: string;
  readonly countryIso: string;
  readonly stateAbbr: string;
}

export interface NewLineInput {
  readonly sku: string;
  readonly quantity: number;
  readonly parts?: readonly PartInput[];
  readonly subscription?: LineSubscriptionInput;
  readonly giftCardAmount?: number;
  readonly prepaid?: PrepaidInput;
}

export interface PartInput {
  readonly sku: string;
  readonly quantity: number;
}

export interface LineSubscriptionInput {
  readonly intervalLength: number;
  readonly intervalUnit: string;
  readonly endDate?: string;
}

export interface PrepaidInput {
  readonly installmentCount: number;
  readonly intervalLength: number;
  readonly intervalUnit: string;
  readonly items: readonly PartInput[];
}

export interface OrderFieldsInput {
  readonly referralIdentifier?: string;
  readonly specialInstructions?: string;
  readonly giftNote?: GiftNoteInput;
}

export interface GiftNoteInput {
  readonly from: string;
  readonly recipient: string;
  readonly note: string;
}

export interface IntervalInput {
  readonly length: number;
  readonly unit: string;
}

export interface DeliveryChoiceInput {
  readonly shipmentId: string;
  readonly rateId: string;
}

export interface ShopCustomerInput {
  readonly name?: string;
  readonly email?: string;
  readonly news?: boolean;
  readonly reminders?: boolean;
}

export interface GiftCardRecipientInput {
  readonly id: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly purchaserName: string;
  readonly message: string;
  readonly sendAt?: string;
}

export interface GroupOrderInput {
  readonly kind: string;
  readonly company: string;
  readonly date: string;
  readonly time: string;
  readonly size?: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly giftMessage: string;
  readonly lines: readonly PartInput[];
  readonly recipients: readonly GroupOrderRecipientInput[];
}

export interface GroupOrderRecipientInput {
  readonly address: ShopAddressInput;
  readonly items: readonly PartInput[];
}

export interface SubscriptionUpdateInput {
  readonly interval?: IntervalInput;
  readonly actionableDate?: string;
  readonly shippingAddress?: ShopAddressInput;
  readonly cans?: readonly PartInput[];
  readonly savedCardId?: string;
}

const textAddressBookEntryParts = 'fragment AddressBookEntryParts on AddressBookEntry{id isDefault address{name address1 address2 city zipcode phone countryIso stateAbbr}} ';
const checkAddressBookEntryParts = fields({ id: text, isDefault: truth, address: fields({ name: text, address1: text, address2: text, city: text, zipcode: text, phone: text, countryIso: text, stateAbbr: text }) });
export type AddressBookEntryParts = Checked<typeof checkAddressBookEntryParts>;

const textLineParts = 'fragment LineParts on OrderLine{id createdAt quantity orderPlacedQuantity unitPrice linePrice proratedLinePrice proratedLinePriceWithTax featuredAsset{preview}discounts{adjustmentSource type amount description}customFields{parts}subscription{intervalLength intervalUnit endDate}prepaid{installmentCount intervalLength intervalUnit installmentPrice actionableDate ending{endedOn delivered refunded}}productVariant{sku name product{slug}options{name group{name}}customFields{parts composable noIndividualPurchase weight}}} ';
const checkLineParts = fields({ id: text, createdAt: moment, quantity: number, orderPlacedQuantity: number, unitPrice: number, linePrice: number, proratedLinePrice: number, proratedLinePriceWithTax: number, featuredAsset: maybe(fields({ preview: text })), discounts: list(fields({ adjustmentSource: text, type: text, amount: number, description: text })), customFields: maybe(fields({ parts: maybe(text) })), subscription: maybe(fields({ intervalLength: number, intervalUnit: text, endDate: maybe(text) })), prepaid: maybe(fields({ installmentCount: number, intervalLength: number, intervalUnit: text, installmentPrice: number, actionableDate: maybe(text), ending: maybe(fields({ endedOn: text, delivered: number, refunded: maybe(number) })) })), productVariant: fields({ sku: text, name: text, product: fields({ slug: text }), options: list(fields({ name: text, group: fields({ name: text }) })), customFields: maybe(fields({ parts: maybe(text), composable: maybe(truth), noIndividualPurchase: maybe(truth), weight: maybe(number) })) }) });
export type LineParts = Checked<typeof checkLineParts>;

const textOrderParts = 'fragment OrderParts on Order{id code token state active createdAt orderPlacedAt currencyCode store{id name code}checkoutStep isShipped contactEmail ownerId specialInstructions referralIdentifier giftNote{from recipient note}total totalWithTax couponCodes promotions{id couponCode}discounts{adjustmentSource type amount description}shippingAddress{fullName streetLine1 streetLine2 city postalCode phoneNumber countryCode province}lines{...LineParts}shippingLines{id price discounts{adjustmentSource amount description}}shippingQuotes{id name price selected}paymentPage{sessionId url}amountDue additionsEndAt cancelEndsAt canceledAt storeCredit isCreditKept groupOrder{kind company date time recipientCount}boughtGiftCards{id lineId amount isFilled recipientName recipientEmail purchaserName message sendAt}giftCardShares{id lastCharacters amount remaining}shopPayments{id amount state isCaptured cardType lastDigits methodName}payments{refunds{total state}}fulfillments{id state method trackingCode updatedAt lines{orderLineId quantity}}} ';
const checkOrderParts = fields({ id: text, code: text, token: text, state: text, active: truth, createdAt: moment, orderPlacedAt: maybe(moment), currencyCode: text, store: fields({ id: text, name: text, code: text }), checkoutStep: text, isShipped: truth, contactEmail: maybe(text), ownerId: maybe(text), specialInstructions: maybe(text), referralIdentifier: maybe(text), giftNote: maybe(fields({ from: text, recipient: text, note: text })), total: number, totalWithTax: number, couponCodes: list(text), promotions: list(fields({ id: text, couponCode: maybe(text) })), discounts: list(fields({ adjustmentSource: text, type: text, amount: number, description: text })), shippingAddress: maybe(fields({ fullName: maybe(text), streetLine1: maybe(text), streetLine2: maybe(text), city: maybe(text), postalCode: maybe(text), phoneNumber: maybe(text), countryCode: maybe(text), province: maybe(text) })), lines: list(checkLineParts), shippingLines: list(fields({ id: text, price: number, discounts: list(fields({ adjustmentSource: text, amount: number, description: text })) })), shippingQuotes: list(fields({ id: text, name: text, price: number, selected: truth })), paymentPage: maybe(fields({ sessionId: text, url: text })), amountDue: number, additionsEndAt: maybe(moment), cancelEndsAt: maybe(moment), canceledAt: maybe(moment), storeCredit: number, isCreditKept: truth, groupOrder: maybe(fields({ kind: text, company: text, date: text, time: text, recipientCount: number })), boughtGiftCards: list(fields({ id: text, lineId: text, amount: number, isFilled: truth, recipientName: maybe(text), recipientEmail: maybe(text), purchaserName: maybe(text), message: maybe(text), sendAt: maybe(moment) })), giftCardShares: list(fields({ id: text, lastCharacters: text, amount: number, remaining: number })), shopPayments: list(fields({ id: text, amount: number, state: text, isCaptured: truth, cardType: maybe(text), lastDigits: maybe(text), methodName: text })), payments: maybe(list(fields({ refunds: list(fields({ total: number, state: text })) }))), fulfillments: maybe(list(fields({ id: text, state: text, method: text, trackingCode: maybe(text), updatedAt: moment, lines: list(fields({ orderLineId: text, quantity: number })) }))) });
export type OrderParts = Checked<typeof checkOrderParts>;

const textOfferParts = 'fragment OfferParts on Offer{id sku price onHand isBackorderable weight noIndividualPurchase subscribable} ';
const checkOfferParts = fields({ id: text, sku: text, price: number, onHand: maybe(number), isBackorderable: truth, weight: number, noIndividualPurchase: truth, subscribable: truth });
export type OfferParts = Checked<typeof checkOfferParts>;

const textCustomerParts = 'fragment CustomerParts on ShopCustomer{id email name news reminders storeCredit} ';
const checkCustomerParts = fields({ id: text, email: maybe(text), name: maybe(text), news: maybe(truth), reminders: maybe(truth), storeCredit: number });
export type CustomerParts = Checked<typeof checkCustomerParts>;

const textCreditEventParts = 'fragment CreditEventParts on StoreCreditEvent{action change balance orderNumber createdAt} ';
const checkCreditEventParts = fields({ action: text, change: number, balance: number, orderNumber: maybe(text), createdAt: moment });
export type CreditEventParts = Checked<typeof checkCreditEventParts>;

const textSubscriptionParts = 'fragment SubscriptionParts on ShopSubscription{id state intervalLength intervalUnit actionableDate anchorDay endDate reminders{reminderType sentAt}lines{id sku quantity unitPrice name productSlug featuredAsset{preview}isOneTime}shippingAddress{name address1 address2 city zipcode phone countryIso stateAbbr}card{id cardType lastDigits}isSkippable hasFailedPayment needsCard unpaidDelivery{total nextAttemptOn lastAttemptOn}upcomingTotal} ';
const checkSubscriptionParts = fields({ id: text, state: text, intervalLength: number, intervalUnit: text, actionableDate: maybe(text), anchorDay: maybe(number), endDate: maybe(text), reminders: list(fields({ reminderType: text, sentAt: moment })), lines: list(fields({ id: text, sku: text, quantity: number, unitPrice: number, name: text, productSlug: text, featuredAsset: maybe(fields({ preview: text })), isOneTime: truth })), shippingAddress: fields({ name: text, address1: text, address2: text, city: text, zipcode: text, phone: text, countryIso: text, stateAbbr: text }), card: maybe(fields({ id: text, cardType: maybe(text), lastDigits: text })), isSkippable: truth, hasFailedPayment: truth, needsCard: truth, unpaidDelivery: maybe(fields({ total: number, nextAttemptOn: maybe(text), lastAttemptOn: maybe(text) })), upcomingTotal: number });
export type SubscriptionParts = Checked<typeof checkSubscriptionParts>;

export const readAddressBook = /* @__PURE__ */ operation<{ readonly customerId: string }>()(
  'ReadAddressBook',
  'query ReadAddressBook($customerId:ID!){addressBook(customerId:$customerId){...AddressBookEntryParts}} ' + textAddressBookEntryParts,
  fields({ addressBook: list(checkAddressBookEntryParts) }),
);

export const saveAddress = /* @__PURE__ */ operation<{ readonly customerId: string; readonly id?: string; readonly address: ShopAddressInput; readonly isDefault?: boolean }>()(
  'SaveAddress',
  'mutation SaveAddress($customerId:ID!$id:ID$address:ShopAddressInput!$isDefault:Boolean){saveAddress(customerId:$customerId id:$id address:$address isDefault:$isDefault){...AddressBookEntryParts}} ' + textAddressBookEntryParts,
  fields({ saveAddress: list(checkAddressBookEntryParts) }),
);

export const removeAddress = /* @__PURE__ */ operation<{ readonly customerId: string; readonly id: string }>()(
  'RemoveAddress',
  'mutation RemoveAddress($customerId:ID!$id:ID!){removeAddress(customerId:$customerId id:$id){...AddressBookEntryParts}} ' + textAddressBookEntryParts,
  fields({ removeAddress: list(checkAddressBookEntryParts) }),
);

export const readOrder = /* @__PURE__ */ operation<object>()(
  'ReadOrder',
  'query ReadOrder{shopOrder{...OrderParts}} ' + textLineParts + textOrderParts,
  fields({ shopOrder: checkOrderParts }),
);

export const readCurrentOrder = /* @__PURE__ */ operation<object>()(
  'ReadCurrentOrder',
  'query ReadCurrentOrder{currentOrder{...OrderParts}} ' + textLineParts + textOrderParts,
  fields({ currentOrder: noneOr(checkOrderParts) }),
);

export const startOrder = /* @__PURE__ */ operation<{ readonly lines: readonly NewLineInput[] }>()(
  'StartOrder',
  'mutation StartOrder($lines:[NewLineInput!]!){startOrder(lines:$lines){...OrderParts}} ' + textLineParts + textOrderParts,
  fields({ startOrder: checkOrderParts }),
);

export const claimOrder = /* @__PURE__ */ operation<object>()(
  'ClaimOrder',
  'mutation ClaimOrder{claimOrder{...OrderParts}} ' + textLineParts + textOrderParts,
  fields({ claimOrder: checkOrderParts }),
);

export const updateOrder = /* @__PURE__ */ operation<{ readonly fields: OrderFieldsInput }>()(
  'UpdateOrder',
  'mutation UpdateOrder($fields:OrderFieldsInput!){updateOrder(fields:$fields){...OrderParts}} ' + textLineParts + textOrderParts,
  fields({ updateOrder: checkOrderParts }),
);

export const addLine = /* @__PURE__ */ operation<{ readonly line: NewLineInput }>()(
  'AddLine',
  'mutation AddLine($line:NewLineInput!){addLine(line:$line){id}} ',
  fields({ addLine: fields({ id: text }) }),
);

export const changeLine = /* @__PURE__ */ operation<{ readonly id: string; readonly quantity: number }>()(
  'ChangeLine',
  'mutation ChangeLine($id:ID!$quantity:Int!){changeLine(id:$id quantity:$quantity){id}} ',
  fields({ changeLine: fields({ id: text }) }),
);

export const removeLine = /* @__PURE__ */ operation<{ readonly id: string }>()(
  'RemoveLine',
  'mutation RemoveLine($id:ID!){removeLine(id:$id){id}} ',
  fields({ removeLine: fields({ id: text }) }),
);

export const emptyOrder = /* @__PURE__ */ operation<object>()(
  'EmptyOrder',
  'mutation EmptyOrder{emptyOrder{id}} ',
  fields({ emptyOrder: fields({ id: text }) }),
);

export const applyPromoCode = /* @__PURE__ */ operation<{ readonly code: string }>()(
  'ApplyPromoCode',
  'mutation ApplyPromoCode($code:String!){applyPromoCode(code:$code){id}} ',
  fields({ applyPromoCode: fields({ id: text }) }),
);

export const removePromoCode = /* @__PURE__ */ operation<{ readonly code: string }>()(
  'RemovePromoCode',
  'mutation RemovePromoCode($code:String!){removePromoCode(code:$code){id}} ',
  fields({ removePromoCode: fields({ id: text }) }),
);

export const readOffers = /* @__PURE__ */ operation<{ readonly skus: readonly string[] }>()(
  'ReadOffers',
  'query ReadOffers($skus:[String!]!){offers(skus:$skus){...OfferParts}} ' + textOfferParts,
  fields({ offers: list(checkOfferParts) }),
);

export const requestStockNotice = /* @__PURE__ */ operation<{ readonly email: string; readonly sku: string }>()(
  'RequestStockNotice',
  'mutation RequestStockNotice($email:String!$sku:String!){requestStockNotice(email:$email sku:$sku)} ',
  fields({ requestStockNotice: truth }),
);

export const readVariantPrice = /* @__PURE__ */ operation<{ readonly sku: string; readonly quantity: number; readonly interval?: IntervalInput }>()(
  'ReadVariantPrice',
  'query ReadVariantPrice($sku:String!$quantity:Int!$interval:IntervalInput){variantPrice(sku:$sku quantity:$quantity interval:$interval){total discountTotal}} ',
  fields({ variantPrice: fields({ total: number, discountTotal: number }) }),
);

export const submitAddress = /* @__PURE__ */ operation<{ readonly email: string; readonly address: ShopAddressInput }>()(
  'SubmitAddress',
  'mutation SubmitAddress($email:String!$address:ShopAddressInput!){submitAddress(email:$email address:$address){...OrderParts}} ' + textLineParts + textOrderParts,
  fields({ submitAddress: checkOrderParts }),
);

export const submitEmail = /* @__PURE__ */ operation<{ readonly email: string }>()(
  'SubmitEmail',
  'mutation SubmitEmail($email:String!){submitEmail(email:$email){...OrderParts}} ' + textLineParts + textOrderParts,
  fields({ submitEmail: checkOrderParts }),
);

export const submitDelivery = /* @__PURE__ */ operation<{ readonly choices: readonly DeliveryChoiceInput[] }>()(
  'SubmitDelivery',
  'mutation SubmitDelivery($choices:[DeliveryChoiceInput!]!){submitDelivery(choices:$choices){...OrderParts}} ' + textLineParts + textOrderParts,
  fields({ submitDelivery: checkOrderParts }),
);

export const quoteShipping = /* @__PURE__ */ operation<object>()(
  'QuoteShipping',
  'mutation QuoteShipping{quoteShipping{...OrderParts}} ' + textLineParts + textOrderParts,
  fields({ quoteShipping: checkOrderParts }),
);

export const prepareHostedPayment = /* @__PURE__ */ operation<object>()(
  'PrepareHostedPayment',
  'mutation PrepareHostedPayment{prepareHostedPayment{...OrderParts}} ' + textLineParts + textOrderParts,
  fields({ prepareHostedPayment: checkOrderParts }),
);

export const submitPayment = /* @__PURE__ */ operation<{ readonly cardId?: string }>()(
  'SubmitPayment',
  'mutation SubmitPayment($cardId:ID){submitPayment(cardId:$cardId){...OrderParts}} ' + textLineParts + textOrderParts,
  fields({ submitPayment: checkOrderParts }),
);

export const completeOrder = /* @__PURE__ */ operation<object>()(
  'CompleteOrder',
  'mutation CompleteOrder{completeOrder{...OrderParts}} ' + textLineParts + textOrderParts,
  fields({ completeOrder: checkOrderParts }),
);

export const completeHostedPayment = /* @__PURE__ */ operation<{ readonly number: string; readonly sessionId: string }>()(
  'CompleteHostedPayment',
  'mutation CompleteHostedPayment($number:String!$sessionId:String!){completeHostedPayment(number:$number sessionId:$sessionId){id number}} ',
  fields({ completeHostedPayment: fields({ id: text, number: text }) }),
);

export const readCustomer = /* @__PURE__ */ operation<object>()(
  'ReadCustomer',
  'query ReadCustomer{signedInCustomer{...CustomerParts}} ' + textCustomerParts,
  fields({ signedInCustomer: checkCustomerParts }),
);

export const updateCustomer = /* @__PURE__ */ operation<{ readonly id: string; readonly fields: ShopCustomerInput }>()(
  'UpdateCustomer',
  'mutation UpdateCustomer($id:ID!$fields:ShopCustomerInput!){updateSignedInCustomer(id:$id fields:$fields){...CustomerParts}} ' + textCustomerParts,
  fields({ updateSignedInCustomer: checkCustomerParts }),
);

export const readStates = /* @__PURE__ */ operation<{ readonly countryIso: string }>()(
  'ReadStates',
  'query ReadStates($countryIso:String!){countryStates(countryIso:$countryIso){name abbr}} ',
  fields({ countryStates: list(fields({ name: text, abbr: text })) }),
);

export const checkGiftCard = /* @__PURE__ */ operation<{ readonly code: string }>()(
  'CheckGiftCard',
  'query CheckGiftCard($code:String!){giftCardBalance(code:$code){amount isRedeemable}} ',
  fields({ giftCardBalance: fields({ amount: number, isRedeemable: truth }) }),
);

export const redeemGiftCard = /* @__PURE__ */ operation<{ readonly code: string; readonly email: string }>()(
  'RedeemGiftCard',
  'mutation RedeemGiftCard($code:String!$email:String!){redeemGiftCard(code:$code email:$email){amount isRedeemable}} ',
  fields({ redeemGiftCard: fields({ amount: number, isRedeemable: truth }) }),
);

export const setGiftCardRecipients = /* @__PURE__ */ operation<{ readonly cards: readonly GiftCardRecipientInput[] }>()(
  'SetGiftCardRecipients',
  'mutation SetGiftCardRecipients($cards:[GiftCardRecipientInput!]!){setGiftCardRecipients(cards:$cards){...OrderParts}} ' + textLineParts + textOrderParts,
  fields({ setGiftCardRecipients: checkOrderParts }),
);

export const applyGiftCard = /* @__PURE__ */ operation<{ readonly code: string }>()(
  'ApplyGiftCard',
  'mutation ApplyGiftCard($code:String!){applyGiftCard(code:$code){...OrderParts}} ' + textLineParts + textOrderParts,
  fields({ applyGiftCard: checkOrderParts }),
);

export const removeGiftCard = /* @__PURE__ */ operation<{ readonly id: string }>()(
  'RemoveGiftCard',
  'mutation RemoveGiftCard($id:ID!){removeGiftCard(id:$id){...OrderParts}} ' + textLineParts + textOrderParts,
  fields({ removeGiftCard: checkOrderParts }),
);

export const startGroupOrder = /* @__PURE__ */ operation<{ readonly input: GroupOrderInput }>()(
  'StartGroupOrder',
  'mutation StartGroupOrder($input:GroupOrderInput!){startGroupOrder(input:$input){...OrderParts}} ' + textLineParts + textOrderParts,
  fields({ startGroupOrder: checkOrderParts }),
);

export const readPlacedOrders = /* @__PURE__ */ operation<{ readonly page: number; readonly perPage: number; readonly subscriptionId?: string }>()(
  'ReadPlacedOrders',
  'query ReadPlacedOrders($page:Int!$perPage:Int!$subscriptionId:ID){placedOrders(page:$page perPage:$perPage subscriptionId:$subscriptionId){items{...OrderParts}totalItems}} ' + textLineParts + textOrderParts,
  fields({ placedOrders: fields({ items: list(checkOrderParts), totalItems: number }) }),
);

export const readPlacedOrder = /* @__PURE__ */ operation<{ readonly number: string }>()(
  'ReadPlacedOrder',
  'query ReadPlacedOrder($number:String!){placedOrder(number:$number){...OrderParts}} ' + textLineParts + textOrderParts,
  fields({ placedOrder: checkOrderParts }),
);

export const addToPlacedOrder = /* @__PURE__ */ operation<{ readonly sku: string; readonly quantity: number }>()(
  'AddToPlacedOrder',
  'mutation AddToPlacedOrder($sku:String!$quantity:Int!){addToPlacedOrder(sku:$sku quantity:$quantity){...OrderParts}} ' + textLineParts + textOrderParts,
  fields({ addToPlacedOrder: checkOrderParts }),
);

export const cancelPlacedOrder = /* @__PURE__ */ operation<object>()(
  'CancelPlacedOrder',
  'mutation CancelPlacedOrder{cancelPlacedOrder{...OrderParts}} ' + textLineParts + textOrderParts,
  fields({ cancelPlacedOrder: checkOrderParts }),
);

export const sendOrderLink = /* @__PURE__ */ operation<{ readonly number: string; readonly email: string }>()(
  'SendOrderLink',
  'mutation SendOrderLink($number:String!$email:String!){sendOrderLink(number:$number email:$email)} ',
  fields({ sendOrderLink: truth }),
);

export const identifyReferrer = /* @__PURE__ */ operation<{ readonly email: string }>()(
  'IdentifyReferrer',
  'mutation IdentifyReferrer($email:String!){identifyReferrer(email:$email)} ',
  fields({ identifyReferrer: text }),
);

export const readSavedCards = /* @__PURE__ */ operation<object>()(
  'ReadSavedCards',
  'query ReadSavedCards{savedCards{id isDefault cardType lastDigits month year holder cardSessionId subscriptionIds}} ',
  fields({ savedCards: list(fields({ id: text, isDefault: truth, cardType: maybe(text), lastDigits: text, month: number, year: number, holder: maybe(text), cardSessionId: maybe(text), subscriptionIds: list(text) })) }),
);

export const prepareCard = /* @__PURE__ */ operation<{ readonly returnPath: string }>()(
  'PrepareCard',
  'mutation PrepareCard($returnPath:String!){prepareCard(returnPath:$returnPath)} ',
  fields({ prepareCard: text }),
);

export const makeCardDefault = /* @__PURE__ */ operation<{ readonly id: string }>()(
  'MakeCardDefault',
  'mutation MakeCardDefault($id:ID!){makeCardDefault(id:$id)} ',
  fields({ makeCardDefault: truth }),
);

export const removeCard = /* @__PURE__ */ operation<{ readonly id: string }>()(
  'RemoveCard',
  'mutation RemoveCard($id:ID!){removeCard(id:$id)} ',
  fields({ removeCard: truth }),
);

export const readStoreCreditEvents = /* @__PURE__ */ operation<{ readonly page: number }>()(
  'ReadStoreCreditEvents',
  'query ReadStoreCreditEvents($page:Int!){storeCreditEvents(page:$page){items{...CreditEventParts}totalItems}} ' + textCreditEventParts,
  fields({ storeCreditEvents: fields({ items: list(checkCreditEventParts), totalItems: number }) }),
);

export const chooseStoreCredit = /* @__PURE__ */ operation<{ readonly isUsed: boolean }>()(
  'ChooseStoreCredit',
  'mutation ChooseStoreCredit($isUsed:Boolean!){chooseStoreCredit(isUsed:$isUsed){...OrderParts}} ' + textLineParts + textOrderParts,
  fields({ chooseStoreCredit: checkOrderParts }),
);

export const readSubscriptions = /* @__PURE__ */ operation<{ readonly customerId: string }>()(
  'ReadSubscriptions',
  'query ReadSubscriptions($customerId:ID!){subscriptions(customerId:$customerId){...SubscriptionParts}} ' + textSubscriptionParts,
  fields({ subscriptions: list(checkSubscriptionParts) }),
);

export const readSubscription = /* @__PURE__ */ operation<{ readonly id: string }>()(
  'ReadSubscription',
  'query ReadSubscription($id:ID!){subscription(id:$id){...SubscriptionParts}} ' + textSubscriptionParts,
  fields({ subscription: checkSubscriptionParts }),
);

export const updateSubscription = /* @__PURE__ */ operation<{ readonly id: string; readonly update: SubscriptionUpdateInput }>()(
  'UpdateSubscription',
  'mutation UpdateSubscription($id:ID!$update:SubscriptionUpdateInput!){updateSubscription(id:$id update:$update){...SubscriptionParts}} ' + textSubscriptionParts,
  fields({ updateSubscription: checkSubscriptionParts }),
);

export const skipSubscription = /* @__PURE__ */ operation<{ readonly id: string }>()(
  'SkipSubscription',
  'mutation SkipSubscription($id:ID!){skipSubscription(id:$id){...SubscriptionParts}} ' + textSubscriptionParts,
  fields({ skipSubscription: checkSubscriptionParts }),
);

export const cancelSubscription = /* @__PURE__ */ operation<{ readonly id: string; readonly reason?: string }>()(
  'CancelSubscription',
  'mutation CancelSubscription($id:ID!$reason:String){cancelSubscription(id:$id reason:$reason){...SubscriptionParts}} ' + textSubscriptionParts,
  fields({ cancelSubscription: checkSubscriptionParts }),
);

export const pauseSubscription = /* @__PURE__ */ operation<{ readonly id: string; readonly until?: string }>()(
  'PauseSubscription',
  'mutation PauseSubscription($id:ID!$until:String){pauseSubscription(id:$id until:$until){...SubscriptionParts}} ' + textSubscriptionParts,
  fields({ pauseSubscription: checkSubscriptionParts }),
);

export const resumeSubscription = /* @__PURE__ */ operation<{ readonly id: string; readonly on?: string }>()(
  'ResumeSubscription',
  'mutation ResumeSubscription($id:ID!$on:String){resumeSubscription(id:$id on:$on){...SubscriptionParts}} ' + textSubscriptionParts,
  fields({ resumeSubscription: checkSubscriptionParts }),
);

export const retryDelivery = /* @__PURE__ */ operation<{ readonly id: string }>()(
  'RetryDelivery',
  'mutation RetryDelivery($id:ID!){retryDelivery(id:$id){...SubscriptionParts}} ' + textSubscriptionParts,
  fields({ retryDelivery: checkSubscriptionParts }),
);

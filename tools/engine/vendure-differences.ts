/** One thing that the specification's back end does in another way. */
export interface Difference {
  /** The name of the port that shows it. */
  readonly port: string;
  /** The way of Vendure, and the usual one of the specification's back end: cells of the table in docs/engines.md. */
  readonly way: string;
  readonly usual: string;
  /** The variation that declares it to the contracts; without one no contract tells the two apart. */
  readonly variation?: string;
}

/** Every difference between Vendure and the specification's back end that a shopper can notice. */
export const vendureDifferences: readonly Difference[] = [
  {
    port: 'OrderGateway',
    way: 'All promo codes of an order apply',
    usual: 'Only the best one applies; the others stay attached',
    variation: 'promoCodes',
  },
  {
    port: 'CustomerGateway',
    way: 'The shop deletes an account in the dashboard on request. Placed orders keep goods and destination; everything else is erased. Boxes end, prepaid deliveries continue, gift cards are still mailed, unfinished payments are released',
    usual: 'Customers delete their account themselves, with the same outcome',
    variation: 'accountRemoval',
  },
  {
    port: 'OrderGateway',
    way: 'A code for the whole order takes off at most the price of the goods',
    usual: 'It can also take off shipping',
  },
  {
    port: 'CancellationGateway',
    way: 'An order can be canceled until it is packed, and its money is refunded when it was taken before',
    usual: 'Money is taken when the order is packed, and then it stays',
  },
  {
    port: 'CancellationGateway',
    way: 'A canceled order costs nothing any more',
    usual: 'It shows what it had cost',
  },
  {
    port: 'CheckoutGateway',
    way: 'A changed note or gift message keeps the checkout step',
    usual: 'It restarts the checkout',
    variation: 'noteChange',
  },
  {
    port: 'CheckoutGateway',
    way: 'After a declined card, the payment step says only that nothing was charged, as after any return from the payment page',
    usual: 'The payment step says that the card was declined',
  },
];

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
    way: 'All promo codes of an order count',
    usual: 'The best one counts, the others stay attached',
    variation: 'promoCodes',
  },
  {
    port: 'CustomerGateway',
    way: 'Accounts are deleted on request, in the dashboard: placed orders keep what was sold and to where it was sent, and the rest is erased. Boxes end, prepaid deliveries go on, gift cards are still mailed, payments that wait are released',
    usual: 'Customers delete their account themselves, with the same outcome',
    variation: 'accountRemoval',
  },
  {
    port: 'OrderGateway',
    way: 'A code of the whole order saves at most the price of the goods',
    usual: 'It may save a part of the shipping as well',
  },
  {
    port: 'CheckoutGateway',
    way: 'Changed notes and gift messages leave a running checkout where it is',
    usual: 'Checkout starts over',
    variation: 'noteChange',
  },
  {
    port: 'CheckoutGateway',
    way: 'Back from the payment page, who was declined there reads what everybody does who left it: nothing was charged',
    usual: 'Checkout names the declined card',
  },
];

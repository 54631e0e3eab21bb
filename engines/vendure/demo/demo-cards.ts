import type { KeptCard } from '#src/payment-provider/card-vault';
import { SandboxCardVault } from '#src/payment-provider/sandbox-card-vault';
import type { DemoCustomer } from './demo-customer';

/** A customer of the demo as a payment provider knows them, and the cards that it keeps. */
export interface DemoWallet {
  /** The provider's id of the customer. */
  readonly paymentCustomer: string;
  readonly cards: readonly KeptCard[];
}

/** Has a payment provider keep the cards of customers of the demo; said again, it gives the same ones. */
export type DemoCards = (customer: DemoCustomer) => Promise<DemoWallet>;

/** Types the cards into the sandbox's page, as their owners would. */
export function cardsOfSandbox(sandboxUrl: string, shopUrl: string): DemoCards {
  const vault = new SandboxCardVault(sandboxUrl);
  return async ({ email, name, cards: numbers }) => {
    const paymentCustomer = await vault.customer({ id: `demo-${email}`, email });
    const cards: KeptCard[] = [];
    for (const [index, { number, isExpired }] of numbers.entries()) {
      const { sessionId } = await vault.openSetup({
        key: `demo-${email}-${index}`,
        customer: paymentCustomer,
        currency: 'usd',
        returnUrl: shopUrl,
        cancelUrl: shopUrl,
      });
      const card = (await vault.keptCard(sessionId)) ?? (await typed());
      cards.push(isExpired ? { ...card, expiryYear: new Date().getFullYear() - 1 } : card);

      async function typed(): Promise<KeptCard> {
        await type(`${sandboxUrl}/save-card/${encodeURIComponent(sessionId)}`, { number, name });
        const kept = await vault.keptCard(sessionId);
        if (!kept) throw new Error(`The sandbox has not saved the card ${number} of ${email}.`);
        return kept;
      }
    }
    return { paymentCustomer, cards };
  };
}

/** Sends the form of a page. The page leads back to a shop that need not run yet. */
async function type(page: string, card: { readonly number: string; readonly name: string }): Promise<void> {
  const expiry = `08/${String((new Date().getFullYear() + 4) % 100).padStart(2, '0')}`;
  const response = await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...card, expiry, cvc: '123' }),
  });
  if (response.status !== 303) throw new Error(`${page} answers ${response.status}.`);
}

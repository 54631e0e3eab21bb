import { GatewayError } from '#src/application/ports/gateway-error';
import type { SavedCardGateway } from '#src/application/ports/shop/saved-card-gateway';
import type { SavedCard } from '#src/domain/saved-card/saved-card';
import { safeReturnPath } from '#src/domain/session/return-path';
import { aSavedCard } from '#test/builders/a-saved-card';
import { CallScript } from './call-script';
import type { InMemoryShop } from './in-memory-shop';
import { invalid } from './refusals';

interface CardSession {
  readonly customerId: string;
  isOpen: boolean;
}

export class InMemorySavedCardGateway extends CallScript<keyof SavedCardGateway> implements SavedCardGateway {
  private readonly sessions = new Map<string, CardSession>();

  constructor(private readonly shop: InMemoryShop) {
    super();
  }

  list(): Promise<readonly SavedCard[]> {
    return this.run('list', () => this.shop.savedCards.of(this.shop.requireCustomer().id));
  }

  prepareCard(returnPath: string): Promise<{ readonly url: string }> {
    return this.run('prepareCard', () => {
      const { id: customerId } = this.shop.requireCustomer();
      this.requireChanges();
      if (safeReturnPath(returnPath) !== returnPath) throw invalid({ return_path: ['is invalid'] });
      const sessionId = this.shop.nextId('card-session');
      this.sessions.set(sessionId, { customerId, isOpen: true });
      return { url: `https://pay.example.test/save-card/${sessionId}` };
    });
  }

  makeDefault(id: string): Promise<void> {
    return this.run('makeDefault', () => {
      const customer = this.shop.requireCustomer();
      this.shop.savedCards.find(customer.id, id);
      this.requireChanges();
      this.shop.savedCards.makeDefault(customer.id, id);
    });
  }

  remove(id: string): Promise<void> {
    return this.run('remove', () => {
      const customer = this.shop.requireCustomer();
      const [paid] = this.shop.savedCards.find(customer.id, id).subscriptionIds;
      this.requireChanges();
      if (paid !== undefined)
        throw invalid({ base: [`This card pays for subscription ${paid}. Choose another card for it first.`] });
      this.shop.savedCards.remove(customer.id, id);
    });
  }

  /** The shopper sends a card on the hosted page. A page saves one card, however often it is sent. */
  saveCard(url: string, card: Partial<SavedCard> = {}): void {
    const cardSessionId = url.slice(url.lastIndexOf('/') + 1);
    const session = this.sessions.get(cardSessionId);
    if (!session?.isOpen) return;
    session.isOpen = false;
    const id = this.shop.nextId('card');
    this.shop.savedCards.add(session.customerId, aSavedCard({ id, ...card, cardSessionId }));
  }

  private requireChanges(): void {
    if (this.shop.variations.savedCards === 'read-only')
      throw new GatewayError({ code: 'not_allowed', message: 'The shop can only list saved cards' });
  }
}

import type { CardVault } from '#src/payment-provider/card-vault';
import { CARD_VAULT } from '#src/payment-provider/card-vault';
import type { CardToCharge } from '#src/plugins/payment/payment-sessions';
import type { EngineUnderTest } from './engine-under-test';

/** Saves one of the sandbox's test cards, so that it can be charged. */
export async function cardToCharge(engine: EngineUnderTest, number?: string): Promise<CardToCharge> {
  const vault = engine.get<CardVault>(CARD_VAULT);
  const customer = await vault.customer({ id: 'ada', email: 'ada@example.test' });
  const pages = { returnUrl: 'http://shop.test', cancelUrl: 'http://shop.test' };
  const key = `setup-${engine.sandbox.setups.length}`;
  const { sessionId } = await vault.openSetup({ key, customer, currency: 'USD', ...pages });
  engine.sandbox.save(sessionId, number);
  const card = await vault.keptCard(sessionId);
  if (!card) throw new Error('The sandbox keeps no card.');
  return { kind: 'saved-card', savedCardId: card.id, customer, card };
}

import type { PaymentStorage } from '#src/application/ports/browser/payment-storage';
import type { OrderKey, UnsettledOrder } from '#src/domain/cart/order';
import type { SafeStorage } from './safe-storage';
import { storedOrderKey } from './stored-order-key';

const confirmableKey = 'cart-aside';
/** One line per order: number, token and session. */
const unsettledKey = 'cart-unsettled';

/** The payment provider chooses the session's id. */
const plausibleSession = /^\S{1,256}$/;

export class BrowserPaymentStorage implements PaymentStorage {
  constructor(
    private readonly local: SafeStorage,
    private readonly session: SafeStorage,
  ) {}

  readUnsettled(): readonly UnsettledOrder[] {
    return (this.local.read(unsettledKey) ?? '').split('\n').flatMap((line) => {
      const [number, token, checkoutSessionId] = line.split(' ');
      const key = storedOrderKey(number, token);
      return key && checkoutSessionId && plausibleSession.test(checkoutSessionId)
        ? [{ ...key, checkoutSessionId }]
        : [];
    });
  }

  writeUnsettled(order: UnsettledOrder): boolean {
    if (!plausibleSession.test(order.checkoutSessionId)) return false;
    this.storeUnsettled([...this.othersUnsettled(order.number), order]);
    return true;
  }

  clearUnsettled(number: string): void {
    this.storeUnsettled(this.othersUnsettled(number));
  }

  readConfirmable(): OrderKey | undefined {
    const [number, token] = this.session.read(confirmableKey)?.split(' ') ?? [];
    return storedOrderKey(number, token);
  }

  writeConfirmable({ number, token }: OrderKey): void {
    this.session.write(confirmableKey, `${number} ${token}`);
  }

  forget(): void {
    this.session.remove(confirmableKey);
    this.local.remove(unsettledKey);
  }

  private othersUnsettled(number: string): readonly UnsettledOrder[] {
    return this.readUnsettled().filter((order) => order.number !== number);
  }

  private storeUnsettled(orders: readonly UnsettledOrder[]): void {
    if (orders.length === 0) return this.local.remove(unsettledKey);
    this.local.write(
      unsettledKey,
      orders.map(({ number, token, checkoutSessionId }) => `${number} ${token} ${checkoutSessionId}`).join('\n'),
    );
  }
}

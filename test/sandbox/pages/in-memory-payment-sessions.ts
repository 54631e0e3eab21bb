import type { Card, PaymentSessions } from '#sandbox/pages/payment-sessions';
import type { PaymentOutcome, PaymentSession } from '#sandbox/shop/payment-sessions';

const storefront = 'http://localhost:5173';

export const openSession: PaymentSession = {
  orderNumber: 'R945892842',
  goods: '2 × Night Bus Gamay, 1 × Hose Water',
  amountCents: 400_819,
  email: 'ada@example.test',
  state: 'open',
  keeping: 'asked',
  returnUrls: {
    paid: `${storefront}/order/confirmation/R945892842/41?checkout_session_id=cs_1&number=R945892842`,
    declined: `${storefront}/checkout/?step=payment&payment_error=declined`,
    cancelled: `${storefront}/checkout/?step=payment&payment_error=cancelled`,
    expired: `${storefront}/checkout/?step=payment&payment_error=expired`,
  },
};

/** Sessions with one session, which keeps its charges. A payment can be held until it is let go. */
export class InMemoryPaymentSessions implements PaymentSessions {
  session: PaymentSession;
  readonly charged: Card[] = [];
  /** One entry for each payment: true when the payer wanted to keep the card. */
  readonly kept: boolean[] = [];
  asked = 0;
  failure: Error | undefined;
  /** Resolves with the first payment that is asked for. */
  readonly firstAsked: Promise<void>;
  private noticeAsked: () => void = () => undefined;
  private held: Promise<void> | undefined;

  constructor(session: Partial<PaymentSession> = {}) {
    this.session = { ...openSession, ...session };
    this.firstAsked = new Promise((resolve) => {
      this.noticeAsked = resolve;
    });
  }

  /** Payments wait from now on, until the answer of this is called. */
  hold(): () => void {
    let letGo: () => void = () => undefined;
    this.held = new Promise((resolve) => {
      letGo = resolve;
    });
    return letGo;
  }

  async find(sessionId: string): Promise<PaymentSession | undefined> {
    return sessionId === 'cs_1' ? this.session : undefined;
  }

  async pay(_sessionId: string, card: Card, isKept: boolean): Promise<PaymentOutcome> {
    this.asked += 1;
    this.noticeAsked();
    await this.held;
    if (this.failure) throw this.failure;
    if (card.number === '4111111111111112') return { kind: 'declined', message: 'Your card was declined.' };
    if (card.number === '4000002500003155' && this.asked === 1) return { kind: 'confirm-needed' };
    this.charged.push(card);
    this.kept.push(isKept);
    this.session = { ...this.session, state: 'paid' };
    return { kind: 'authorized', returnUrl: this.session.returnUrls.paid };
  }

  async cancel(): Promise<void> {
    this.session = { ...this.session, state: 'cancelled' };
  }
}

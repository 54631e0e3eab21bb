import type {
  CardChange,
  CardVault,
  ChargeOccasion,
  ChargeOutcome,
  ChargeState,
  IntentRequest,
  KeptCard,
  SetupRequest,
} from './card-vault';
import { authenticationRequired, declined, outcomeOf } from './card-vault';
import type { Notification, PaymentPage } from './hosted-payment';
import { HostedPaymentError, NothingToChargeError } from './hosted-payment';
import { idIn, isSetup, paymentPath, SandboxCalls } from './sandbox-calls';
import type { SandboxPaidCard } from './sandbox-payment';

interface SandboxCard {
  readonly id: string;
  readonly brand: string | null;
  readonly lastDigits: string;
  readonly month: string;
  readonly year: string;
  readonly holder: string;
}

interface SandboxSession {
  readonly id: string;
  readonly url: string;
  readonly keptCard: SandboxCard | null;
}

/** A payment of the sandbox that has a card instead of a page. */
interface SandboxCharge {
  readonly id: string;
  readonly state: 'open' | 'paid' | 'captured' | 'void' | 'declined';
  readonly card: SandboxPaidCard | null;
  readonly decline: 'expired' | 'authentication' | 'try-again-later' | 'do-not-try-again' | null;
}

/** The cards that the sandbox keeps, with the behavior of its test cards. */
export class SandboxCardVault implements CardVault {
  private readonly calls: SandboxCalls;

  constructor(
    sandboxUrl: string,
    /** Told of saved cards, beside the browser that returns. */
    private readonly notifyUrl?: string,
  ) {
    this.calls = new SandboxCalls(sandboxUrl);
  }

  async customer({ id, email }: { readonly id: string; readonly email?: string }): Promise<string> {
    const asked = { idempotencyKey: `customer-${id}-${email ?? ''}`, ...(email && { email }) };
    return (await this.calls.post<{ readonly id: string }>('/hosted-customers', asked)).id;
  }

  async openSetup({ key, customer, returnUrl, cancelUrl }: SetupRequest): Promise<PaymentPage> {
    const { id, url } = await this.calls.post<SandboxSession>('/hosted-setups', {
      idempotencyKey: key,
      customerId: customer,
      returnUrl,
      cancelUrl,
      notifyUrl: this.notifyUrl,
    });
    return { sessionId: id, url };
  }

  async keptCard(sessionId: string): Promise<KeptCard | undefined> {
    const path = isSetup(sessionId) ? `/hosted-setups/${encodeURIComponent(sessionId)}` : paymentPath(sessionId);
    const { keptCard: card } = await this.calls.get<SandboxSession>(path);
    if (card === null) return undefined;
    const { id, brand, lastDigits, month, year, holder } = card;
    const expiry = { expiryMonth: Number(month), expiryYear: Number(year) };
    return { id, lastDigits, holder, ...expiry, ...(brand === null ? {} : { brand }) };
  }

  async createIntent({ key, orderNumber, amount, currency, customer, card }: IntentRequest): Promise<string> {
    const { id } = await this.charge('/hosted-payments', {
      idempotencyKey: key,
      reference: orderNumber,
      amountCents: amount,
      currency,
      customerId: customer,
      cardId: card,
    });
    return id;
  }

  async confirm(intentId: string, occasion: ChargeOccasion): Promise<ChargeOutcome> {
    const path = paymentPath(intentId, '/confirm');
    return outcomeOf(intentId, stateOf(await this.charge(path, { ownerIsThere: occasion === 'owner-present' })));
  }

  /** The sandbox refuses a charge for no other reason than that its card is gone, or the charge itself. */
  private async charge(path: string, asked: object): Promise<SandboxCharge> {
    try {
      return await this.calls.post(path, asked);
    } catch (error) {
      if (!(error instanceof HostedPaymentError)) throw error;
      throw new NothingToChargeError(error.message, { cause: error });
    }
  }

  async read(intentId: string): Promise<ChargeState> {
    return stateOf(await this.calls.get(paymentPath(intentId)));
  }

  async release(intentId: string): Promise<void> {
    await this.calls.post(paymentPath(intentId, '/void'));
  }

  async settle(intentId: string): Promise<void> {
    await this.calls.post(paymentPath(intentId, '/capture'));
  }

  async refund(intentId: string, amount: number, key: string): Promise<string> {
    await this.calls.post(paymentPath(intentId, '/refunds'), { amountCents: amount, idempotencyKey: key });
    return key;
  }

  /** The sandbox has no dashboard in which somebody could refund. */
  refundsOf(): Promise<readonly []> {
    return Promise.resolve([]);
  }

  async detach(cardId: string): Promise<void> {
    await this.calls.post(`/hosted-cards/${encodeURIComponent(cardId)}/detach`);
  }

  /** The sandbox renews no card, and lets go of one only when it is told to. */
  changeOf({ body }: Notification): CardChange | undefined {
    const id = idIn(body);
    return id === undefined || !isSetup(id) ? undefined : { kind: 'saved', sessionId: id };
  }
}

const states = { open: 'unconfirmed', paid: 'paid', captured: 'settled', void: 'released' } as const;

function stateOf({ state, card, decline }: SandboxCharge): ChargeState {
  if (state === 'paid' && card?.fingerprint) return { kind: 'paid', fingerprint: card.fingerprint };
  if (state !== 'declined') return { kind: states[state] };
  if (decline === 'authentication') return authenticationRequired;
  return declined({ isExpired: decline === 'expired', mayBeTriedAgain: decline !== 'do-not-try-again' });
}

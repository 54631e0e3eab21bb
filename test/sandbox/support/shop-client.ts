import type { Sandbox } from '#sandbox/sandbox';

export interface Answer<Body = Readonly<Record<string, unknown>>> {
  readonly status: number;
  readonly type: string | null;
  readonly body: Body;
}

export interface Credentials {
  readonly token?: string;
  readonly bearer?: string;
  /** The secret of the browser that has paid. */
  readonly additionToken?: string;
  /** The `Idempotency-Key` of every call. */
  readonly key?: string;
}

export interface WireAdjustment {
  readonly amount: string;
  readonly label: string;
  readonly eligible: boolean;
  readonly finalized: boolean;
  readonly source_type: string;
}

export interface WireGiftCard {
  readonly id: number;
  readonly amount: string;
  readonly redemption_code: string | null;
  readonly recipient_name: string | null;
  readonly filled: boolean;
}

export interface WireLine {
  readonly id: number;
  readonly sku: string;
  readonly gift_cards: readonly WireGiftCard[];
  readonly quantity: number;
  readonly total: string;
  readonly price: string;
  readonly variant_id: number;
  readonly variant: { readonly name: string; readonly total_on_hand: number | null };
  readonly adjustments: readonly WireAdjustment[];
}

export interface WireOrder {
  readonly id: number;
  readonly number: string;
  readonly token: string;
  readonly state: string;
  readonly checkout_steps: readonly string[];
  readonly email: string | null;
  readonly user_id: number | null;
  readonly item_total: string;
  readonly ship_total: string;
  readonly tax_total: string;
  readonly adjustment_total: string;
  readonly total: string;
  readonly payment_state: string | null;
  readonly completed_at: string | null;
  readonly checkout_session_id: string | null;
  readonly checkout_session_url: string | null;
  readonly order_total_after_store_credit: string;
  readonly payment_total: string;
  readonly line_items: readonly WireLine[];
  readonly adjustments: readonly WireAdjustment[];
  readonly payments: readonly {
    readonly id: number;
    readonly amount: string;
    readonly state: string;
    readonly source_type: string | null;
  }[];
  readonly shipments: readonly {
    readonly id: number;
    readonly adjustments: readonly WireAdjustment[];
    readonly shipping_rates: readonly {
      readonly id: number;
      readonly name: string;
      readonly cost: string;
      readonly selected: boolean;
    }[];
  }[];
  readonly ship_address: { readonly id: number; readonly city: string } | null;
}

/** Calls the sandbox as a storefront does: over HTTP. */
export class ShopClient {
  constructor(
    private readonly sandbox: Pick<Sandbox, 'url'>,
    private readonly credentials: Credentials = {},
  ) {}

  as(credentials: Credentials): ShopClient {
    return new ShopClient(this.sandbox, credentials);
  }

  async send<Body = Readonly<Record<string, unknown>>>(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Answer<Body>> {
    const response = await fetch(`${this.sandbox.url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(this.credentials.token === undefined ? {} : { 'X-Spree-Order-Token': this.credentials.token }),
        ...(this.credentials.additionToken === undefined ? {} : { 'X-Addition-Token': this.credentials.additionToken }),
        ...(this.credentials.key === undefined ? {} : { 'Idempotency-Key': this.credentials.key }),
        ...(this.credentials.bearer === undefined ? {} : { Authorization: `Bearer ${this.credentials.bearer}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const type = response.headers.get('content-type');
    return {
      status: response.status,
      type,
      body: (type?.startsWith('application/json') ? JSON.parse(text) : text) as Body,
    };
  }

  /** Sends and insists on a success. */
  async must<Body = WireOrder>(method: string, path: string, body?: unknown): Promise<Body> {
    const answer = await this.send<Body>(method, path, body);
    if (answer.status >= 300)
      throw new Error(`${method} ${path} answered ${String(answer.status)}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }
}

import type { GroupOrderGateway } from '#src/application/ports/shop/group-order-gateway';
import type { OrderKey } from '#src/domain/cart/order';
import type { Estimate, EstimateRequest } from '#src/domain/group-order/estimate';
import { isEmail } from '#test/fakes/is-email';
import { addressErrors, signatureErrors } from './contact-errors';
import type { InMemoryShop } from './in-memory-shop';
import { invalid } from './refusals';

export class InMemoryGroupOrderGateway implements GroupOrderGateway {
  /** By the number of the order. */
  private readonly facts = new Map<string, Omit<Estimate, 'order'>>();

  constructor(private readonly shop: InMemoryShop) {}

  create({ kind, details, items, recipients }: EstimateRequest): Promise<Estimate> {
    return this.shop.run('createEstimate', () => {
      if (recipients.length === 0) throw invalid({ recipients: ["can't be blank"] });
      if (!isEmail(details.email)) throw invalid({ email: ['is invalid'] });
      const errors = recipients.flatMap((recipient, index) =>
        Object.entries({
          ...addressErrors(recipient, this.shop.world),
          ...signatureErrors(
            recipient,
            recipient.items.map(({ sku }) => sku),
          ),
        }).map(([field, messages]) => [`recipients[${index}].${field.split('.').at(-1)}`, messages] as const),
      );
      if (errors.length > 0) throw invalid(Object.fromEntries(errors));
      const { company, date, time } = details;
      const lines = items.map(({ sku, quantity }) => ({ variant: this.shop.variant(sku), quantity }));
      const order = this.shop.open();
      order.email = details.email;
      order.lines = lines.map(({ variant, quantity }) => ({
        id: this.shop.nextId('line'),
        variant,
        options: {},
        price: variant.price,
        quantity,
        giftCards: [],
      }));
      order.since = { recipientCount: recipients.length };
      this.facts.set(order.number, { kind, company, date, time });
      return this.estimateOf(order);
    });
  }

  read(key: OrderKey): Promise<Estimate> {
    return this.shop.run('readEstimate', () => this.estimateOf(this.shop.readable(key)));
  }

  private estimateOf(order: Parameters<InMemoryShop['tell']>[0]): Estimate {
    const facts = this.facts.get(order.number) ?? { kind: 'group' as const, company: '', date: '', time: '' };
    return { order: this.shop.tell(order), ...facts };
  }
}

import { helpTopics } from '#src/domain/orders/help-topics';
import type { PlacedOrder } from '#src/domain/orders/placed-order';
import { ContactLink } from '#src/ui/contact/shared/contact-link';
import { Section } from '#src/ui/kit/section';
import { ordersMessages } from '#src/ui/orders/shared/orders-messages';
import { useSite } from '#src/ui/shell/site-identity';
import styles from './order.module.css';

const { help } = ordersMessages;

/** Empty where the shop takes no messages. */
export function OrderHelp({ order }: { readonly order: PlacedOrder }) {
  if (useSite().shell.contactEmail === undefined) return null;
  return (
    <Section id="order-help" title={help.title} small className={`stack part screen-only ${styles.help}`}>
      <ul role="list">
        {helpTopics(order).map((topic) => (
          <li key={topic}>
            <ContactLink variant="secondary" topic={topic} order={order.number}>
              {help.actions[topic]}
            </ContactLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { helpTopics } from '#src/domain/orders/help-topics';
import type { PlacedOrder } from '#src/domain/orders/placed-order';
import { ContactLink } from '#src/ui/contact/shared/contact-link';
import { useSite } from '#src/ui/shell/site-identity';
import { ordersMessages } from './orders-messages';
import styles from './order.module.css';

const { help } = ordersMessages;

/** Links to contacting the shop about the order; empty where the shop takes no messages. */
export function OrderHelp({ order }: { readonly order: PlacedOrder }) {
  if (useSite().shell.contactEmail === undefined) return null;
  return (
    <section className={`stack part ${styles.help}`} aria-labelledby="order-help">
      <h2 className="small-title" id="order-help">
        {help.title}
      </h2>
      <ul role="list">
        {helpTopics(order).map((topic) => (
          <li key={topic}>
            <ContactLink variant="secondary" topic={topic} order={order.number}>
              {help.actions[topic]}
            </ContactLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useSite } from '#src/ui/app/site-identity';
import { ContactLink } from '#src/ui/features/contact/contact-link';
import { orderHistoryMessages } from '#src/ui/messages/order-history-messages';
import styles from './order.module.css';

const { help } = orderHistoryMessages;

interface OrderHelpProps {
  readonly number: string;
  readonly day: string;
}

/** Writes to the shop about the order; nothing where the shop does not say where to write to. */
export function OrderHelp({ number, day }: OrderHelpProps) {
  if (useSite().shell.contactEmail === undefined) return null;
  return (
    <section className={styles.help} aria-labelledby="order-help">
      <h2 id="order-help">{help.title}</h2>
      <ul role="list">
        {(['damage', 'address', 'other'] as const).map((kind) => (
          <li key={kind}>
            <ContactLink
              variant="secondary"
              subject={help[kind].subject(number)}
              body={`${help.body.order(number, day)}\n\n${help.body[kind]}\n`}
            >
              {help[kind].action}
            </ContactLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

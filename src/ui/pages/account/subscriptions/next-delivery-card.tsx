import { LinkButton } from '#src/ui/components/button';
import { subscriptionMessages } from '#src/ui/messages/subscription-messages';
import type { NextDelivery } from './subscription-facts';
import styles from './subscription.module.css';

const words = subscriptionMessages.next;

interface NextDeliveryCardProps {
  readonly next: NextDelivery | undefined;
  /** Where the cans are chosen; undefined when nothing can be changed any more. */
  readonly customizePath: string | undefined;
}

/** When the next delivery comes, for how much, and until when it can be changed. */
export function NextDeliveryCard({ next, customizePath }: NextDeliveryCardProps) {
  if (!next) return null;
  return (
    <section className={styles.next} aria-label={next.title}>
      <h2>{next.title}</h2>
      <p className={styles.day}>{next.day}</p>
      {next.goods !== undefined && <p>{next.goods}</p>}
      {next.deadline !== undefined && <p className={styles.deadline}>{next.deadline}</p>}
      {customizePath !== undefined && <LinkButton to={customizePath}>{words.customize}</LinkButton>}
    </section>
  );
}

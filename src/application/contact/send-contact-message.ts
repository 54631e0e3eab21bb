import { ContactGateway } from '#src/application/ports/support/contact-gateway';
import { Clock } from '#src/application/ports/system/clock';
import { RandomSource } from '#src/application/ports/system/random-source';
import type { DependenciesOf } from '#src/application/ports/token';
import type { ContactMessage } from '#src/domain/contact/contact-message';

/** One key for unchanged text: a second press, a lost answer and a reload send one message (docs/adr/0048). */
export class SendContactMessage {
  static readonly dependencies: DependenciesOf<typeof SendContactMessage> = [ContactGateway, Clock, RandomSource];

  constructor(
    private readonly gateway: ContactGateway,
    private readonly clock: Clock,
    private readonly random: RandomSource,
  ) {}

  /** No secret: only another one each time. */
  newKey(): string {
    const chance = () => Math.floor(this.random.next() * 2 ** 32).toString(36);
    return [this.clock.now().toString(36), chance(), chance()].join('-');
  }

  /** Rejects with GatewayError. */
  execute(message: ContactMessage, key: string): Promise<void> {
    return this.gateway.send({ ...message, name: message.name.trim(), text: message.text.trim() }, key);
  }
}

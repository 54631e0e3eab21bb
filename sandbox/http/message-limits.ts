import type { Clock } from '#sandbox/clock';
import { FailedAttempts } from './failed-attempts';

/**
 * Limits on the requests that strangers can send about one address and from one IP address, which several people may share, and
 * on the messages that come of them.
 */
export interface MessageLimits {
  readonly toAddressInMinute: number;
  readonly toAddressInHour: number;
  readonly fromCallerInMinute: number;
  /** Messages to one contact, whichever service sends them. */
  readonly sentInMinute: number;
  /** Links and passcodes to one contact: a link that is opened in another browser needs a second one at once. */
  readonly signInsInMinute: number;
}

export const usualMessageLimits: MessageLimits = {
  toAddressInMinute: 10,
  toAddressInHour: 60,
  fromCallerInMinute: 120,
  sentInMinute: 1,
  signInsInMinute: 3,
};

const hour = 60 * 60_000;

/**
 * Holds back the messages that anybody can have sent to a contact, an e-mail address or a phone number. All services of the shop
 * ask the same one, so that a contact does not get one of each.
 */
export class MessageThrottle {
  private readonly sent: FailedAttempts;

  constructor(
    clock: Clock,
    private readonly limits: Pick<MessageLimits, 'sentInMinute'>,
  ) {
    this.sent = new FailedAttempts(clock);
  }

  /** True when a message may be sent to a contact now, which counts as sent then. */
  take(contact: string): boolean {
    const key = contact.trim().toLowerCase();
    if (this.sent.isExceeded(key, this.limits.sentInMinute)) return false;
    this.sent.add(key);
    return true;
  }
}

/** Counts the requests that send messages. */
export class MessageAllowance {
  private readonly inMinute: FailedAttempts;
  private readonly inHour: FailedAttempts;

  constructor(
    clock: Clock,
    private readonly limits: MessageLimits,
  ) {
    this.inMinute = new FailedAttempts(clock);
    this.inHour = new FailedAttempts(clock, hour);
  }

  /** Counts a request from a caller that sends a message to an address. False when there were too many. */
  take(caller: string, address: string): boolean {
    const [from, to] = [`from ${caller}`, `to ${address.trim().toLowerCase()}`];
    const { toAddressInMinute, toAddressInHour, fromCallerInMinute } = this.limits;
    if (
      this.inMinute.isExceeded(to, toAddressInMinute) ||
      this.inHour.isExceeded(to, toAddressInHour) ||
      this.inMinute.isExceeded(from, fromCallerInMinute)
    )
      return false;
    this.inMinute.add(from);
    this.inMinute.add(to);
    this.inHour.add(to);
    return true;
  }
}

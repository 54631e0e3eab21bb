import type { Clock } from '#sandbox/clock';
import { networkOf } from './network-of';
import { RecentCalls } from './recent-calls';
import { normalEmail } from './text-length';

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
  /** Changes of one subscription, each of which is confirmed by a mail. */
  readonly subscriptionChangesInHour: number;
}

export const usualMessageLimits: MessageLimits = {
  toAddressInMinute: 10,
  toAddressInHour: 60,
  fromCallerInMinute: 120,
  sentInMinute: 1,
  signInsInMinute: 3,
  subscriptionChangesInHour: 20,
};

/** Milliseconds. */
export const hour = 60 * 60_000;

/**
 * Holds back the messages that anybody can have sent to a contact, an e-mail address or a phone number. All services of the shop
 * ask the same one, so that a contact does not get one of each.
 */
export class MessageThrottle {
  private readonly sent: RecentCalls;

  constructor(
    clock: Clock,
    private readonly limits: Pick<MessageLimits, 'sentInMinute'>,
  ) {
    this.sent = new RecentCalls(clock);
  }

  /** True when a message may be sent to a contact now, which counts as sent then. */
  take(contact: string): boolean {
    return this.sent.take({ caller: normalEmail(contact), allowed: this.limits.sentInMinute });
  }
}

/** Counts the requests that send messages. */
export class MessageAllowance {
  private readonly inMinute: RecentCalls;
  private readonly inHour: RecentCalls;

  constructor(
    clock: Clock,
    private readonly limits: MessageLimits,
  ) {
    this.inMinute = new RecentCalls(clock);
    this.inHour = new RecentCalls(clock, hour);
  }

  /** Counts a request from an IP address that sends a message to an address. False when there were too many. */
  take(caller: string, address: string): boolean {
    const to = `to ${normalEmail(address)}`;
    const inMinute = [
      { caller: `from ${networkOf(caller)}`, allowed: this.limits.fromCallerInMinute },
      { caller: to, allowed: this.limits.toAddressInMinute },
    ];
    if (!this.inMinute.take(...inMinute)) return false;
    if (this.inHour.take({ caller: to, allowed: this.limits.toAddressInHour })) return true;
    this.inMinute.giveBack(...inMinute);
    return false;
  }
}

import type { Clock } from '#sandbox/clock';
import { FailedAttempts } from './failed-attempts';

/**
 * Limits on the messages that strangers can make a service send, to one address and from one IP address, which several
 * people may share.
 */
export interface MessageLimits {
  readonly toAddressInMinute: number;
  readonly toAddressInHour: number;
  readonly fromCallerInMinute: number;
}

export const usualMessageLimits: MessageLimits = {
  toAddressInMinute: 10,
  toAddressInHour: 60,
  fromCallerInMinute: 120,
};

const hour = 60 * 60_000;

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

import { DeliveryError } from './delivery-error';

/** Lets the service refuse a number of calls on demand, so that a caller's retry can be seen at work. */
export class RateLimit {
  private refusals = 0;
  private resetSeconds = 1;

  refuseNext(requests: number, resetSeconds: number): void {
    this.refusals = requests;
    this.resetSeconds = resetSeconds;
  }

  /** Throws RateLimitExceeded while there are calls left to refuse. */
  count(): void {
    if (this.refusals <= 0) return;
    this.refusals -= 1;
    throw DeliveryError.rateLimited(this.resetSeconds);
  }
}

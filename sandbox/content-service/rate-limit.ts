import { DeliveryError } from './delivery-error';

/** Refuses a number of calls on demand, to test retries. */
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

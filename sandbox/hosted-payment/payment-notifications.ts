/** Milliseconds within which a back end has to take a notification. */
const patience = 5000;

/** Tells back ends of payments, while the payer's browser goes on. */
export class PaymentNotifications {
  private readonly underWay = new Set<Promise<void>>();

  /** Sends the id and nothing else: the receiver asks for the payment itself, and trusts no message. */
  send(url: string, id: string): void {
    const sending = post(url, id).finally(() => this.underWay.delete(sending));
    this.underWay.add(sending);
  }

  /** Waits for the notifications that are under way. */
  async settled(): Promise<void> {
    await Promise.all(this.underWay);
  }
}

async function post(url: string, id: string): Promise<void> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id }),
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) console.warn(`The notification of payment ${id} was answered with ${String(response.status)}.`);
  } catch (error) {
    console.warn(`The notification of payment ${id} did not arrive.`, error);
  }
}

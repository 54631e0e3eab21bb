/** Counts background calls of the client, so that tests can check refreshes and telemetry. */
export class CallCounts {
  private readonly refreshes = new Map<string, number>();
  private reported = 0;

  countRefresh(userId: string): void {
    this.refreshes.set(userId, (this.refreshes.get(userId) ?? 0) + 1);
  }

  countEvents(events: number): void {
    this.reported += events;
  }

  /** Calls of sessions/authenticate that succeeded, by user. */
  get sessionsAuthenticated(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.refreshes);
  }

  get events(): number {
    return this.reported;
  }
}

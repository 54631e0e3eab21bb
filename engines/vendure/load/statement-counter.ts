import { AbstractLogger } from 'typeorm';

/** Counts the statements that a process sends to its database, those that begin and end transactions too. */
export class StatementCounter extends AbstractLogger {
  statements = 0;

  override logQuery(): void {
    this.statements += 1;
  }

  /** The engine's own log says the rest. */
  protected override writeLog(): void {
    return undefined;
  }
}

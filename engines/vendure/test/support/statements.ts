import { TransactionalConnection } from '@vendure/core';
import { AbstractLogger } from 'typeorm';
import type { EngineUnderTest } from './engine-under-test';

/** Lists the statements that an engine sends to its database while it works, those that begin and end transactions too. */
export async function statementsOf(engine: EngineUnderTest, work: () => Promise<unknown>): Promise<readonly string[]> {
  const connection = engine.get(TransactionalConnection).rawConnection;
  const { logger } = connection;
  const statements: string[] = [];
  connection.logger = new Listener((statement) => statements.push(statement));
  try {
    await work();
  } finally {
    connection.logger = logger;
  }
  return statements;
}

class Listener extends AbstractLogger {
  constructor(private readonly note: (statement: string) => void) {
    super();
  }

  override logQuery(query: string): void {
    this.note(query);
  }

  /** The rest is the engine's own logger's. */
  protected override writeLog(): void {
    return undefined;
  }
}

import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool } from 'pg';

const names = new Map<string, string>();

/** Lets the database read each statement once in a connection and know it by a name from then on. */
export function preparingPool(pool: Pool): PostgresPool {
  return {
    connect: async () => {
      const client = await pool.connect();
      const query = (text: string, values: readonly unknown[]): unknown =>
        client.query({ text, values: [...values], ...(values.length > 0 && { name: nameOf(text) }) });
      const release = (): void => {
        client.release();
      };
      return { query, release } as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
}

function nameOf(statement: string): string {
  const name = names.get(statement) ?? `statement-${String(names.size)}`;
  names.set(statement, name);
  return name;
}

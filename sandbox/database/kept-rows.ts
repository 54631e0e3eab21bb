import type {
  KyselyPlugin,
  OperationNode,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  TableNode,
} from 'kysely';
import { InsertQueryNode, OperationNodeTransformer, SelectQueryNode, UpdateQueryNode } from 'kysely';

/** A query that has not been sent. */
interface Query<Row> {
  toOperationNode(): OperationNode;
  execute(): Promise<Row[]>;
}

interface Kept {
  readonly rows: readonly unknown[];
  readonly tables: ReadonlySet<string>;
}

/**
 * Rows that a transaction has read, kept until one of its statements may have changed them. As a plugin of the transaction it
 * sees all of them: an insert or an update forgets the rows of its tables, and so does a lock, which may have waited
 * for the change of another transaction. Any other statement forgets everything: a delete takes rows of other tables along,
 * and the effect of raw SQL is unknown.
 */
export class KeptRows implements KyselyPlugin {
  private readonly kept = new Map<string, Kept>();
  private changes = 0;

  /** The rows of some ids or other keys, read when they are not kept. Queries of one `name` differ only in the ids. */
  async of<Row, Id extends number | string>(
    name: string,
    ids: readonly Id[],
    ask: (ids: readonly Id[]) => Query<Row>,
  ): Promise<readonly Row[]> {
    // SQL has no empty list, so no ids need no query.
    if (ids.length === 0) return [];
    const key = `${name} ${ids.join()}`;
    const kept = this.kept.get(key);
    if (kept) return kept.rows as readonly Row[];
    const query = ask(ids);
    const before = this.changes;
    const rows = await query.execute();
    if (before === this.changes) this.kept.set(key, { rows, tables: tablesRead(name, query) });
    return rows;
  }

  /** Forgets the rows of these tables. */
  forget(...changed: readonly string[]): void {
    this.changes += 1;
    for (const [key, { tables }] of this.kept) if (changed.some((table) => tables.has(table))) this.kept.delete(key);
  }

  transformQuery({ node }: PluginTransformQueryArgs): PluginTransformQueryArgs['node'] {
    const isRead = SelectQueryNode.is(node) && !node.endModifiers;
    if (!isRead) {
      if (SelectQueryNode.is(node) || InsertQueryNode.is(node) || UpdateQueryNode.is(node))
        this.forget(...tablesOf(node));
      else this.forgetAll();
    }
    return node;
  }

  transformResult({ result }: PluginTransformResultArgs): Promise<PluginTransformResultArgs['result']> {
    return Promise.resolve(result);
  }

  private forgetAll(): void {
    this.changes += 1;
    this.kept.clear();
  }
}

const tablesByName = new Map<string, ReadonlySet<string>>();

/** Kept by the name of the query: to look for them takes longer than to write its SQL. */
function tablesRead(name: string, query: Query<unknown>): ReadonlySet<string> {
  const tables = tablesByName.get(name) ?? tablesOf(query.toOperationNode());
  tablesByName.set(name, tables);
  return tables;
}

/** The names of all tables in a statement. */
function tablesOf(node: OperationNode): ReadonlySet<string> {
  const seen = new TablesSeen();
  seen.transformNode(node);
  return seen.tables;
}

class TablesSeen extends OperationNodeTransformer {
  readonly tables = new Set<string>();

  protected override transformTable(node: TableNode): TableNode {
    this.tables.add(node.table.identifier.name);
    return node;
  }
}

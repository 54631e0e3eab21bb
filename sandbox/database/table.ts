import type { ColumnType } from 'kysely';

interface Declaration {
  readonly type: string;
  readonly isOptional?: boolean;
  readonly isIndexed?: boolean;
  /** Defaults, checks and the like, in SQL. */
  readonly rules: readonly string[];
  /** The table whose key it holds, with the action when that row is deleted. */
  readonly reference?: { readonly table: string; readonly onDelete: string };
}

/** A column: its declaration, and the types of a value that is read from it, inserted into it or set in it later. */
export class Column<Read, Insert = Read, Update = Read> {
  declare readonly types: ColumnType<Read, Insert, Update>;

  constructor(readonly declaration: Declaration) {}

  optional(): Column<Read | null, Insert | null, Update | null> {
    return new Column({ ...this.declaration, isOptional: true });
  }

  /** The database inserts this value when none is given. */
  default(value: string | number | boolean | object): Column<Read, Insert | undefined, Update> {
    const literal = typeof value === 'object' ? JSON.stringify(value) : String(value);
    return new Column(this.withRule(`default '${literal}'`));
  }

  /** Set on insert, never updated. */
  fixed(): Column<Read, Insert, never> {
    return new Column(this.declaration);
  }

  primary(): Column<Read, Insert, Update> {
    return new Column(this.withRule('primary key'));
  }

  unique(): Column<Read, Insert, Update> {
    return new Column(this.withRule('unique'));
  }

  check(condition: string): Column<Read, Insert, Update> {
    return new Column(this.withRule(`check (${condition})`));
  }

  indexed(): Column<Read, Insert, Update> {
    return new Column({ ...this.declaration, isIndexed: true });
  }

  /** Holds the key of a row of that table, which stays as long as this one. */
  references(table: string): Column<Read, Insert, Update> {
    return new Column({ ...this.declaration, reference: { table, onDelete: 'no action' } });
  }

  /** Holds the key of a row of that table, and is deleted along with it. */
  belongsTo(table: string): Column<Read, Insert, Update> {
    return new Column({ ...this.declaration, reference: { table, onDelete: 'cascade' } });
  }

  private withRule(rule: string): Declaration {
    return { ...this.declaration, rules: [...this.declaration.rules, rule] };
  }
}

const column = <Read, Insert = Read, Update = Read>(type: string): Column<Read, Insert, Update> =>
  new Column({ type, rules: [] });

export const text = <T extends string = string>(): Column<T> => column('text');
export const integer = (): Column<number> => column('integer');
/** Read as text, because it may be larger than a number of JavaScript. */
export const bigint = (): Column<string, number, number> => column('bigint');
export const double = (): Column<number> => column('double precision');
export const flag = (): Column<boolean> => column('boolean');
export const moment = (): Column<Date> => column('timestamptz(3)');
/** Written as JSON text, read as a value. */
export const json = <T extends object>(): Column<T, string, string> => column('jsonb');
/** The number that the database gives to a row. */
export const id = (): Column<number, number | undefined> => column('integer generated always as identity primary key');

export type Columns = Readonly<Record<string, Column<unknown, unknown, unknown>>>;

/** The columns of a table by their names, and rules about several of them in SQL, such as `unique (list, contact)` or `index (sku)`. */
export class Table<C extends Columns = Columns> {
  declare readonly row: { [Name in keyof C]: C[Name]['types'] };

  constructor(
    readonly columns: C,
    readonly rules: readonly string[] = [],
  ) {}

  with(...rules: readonly string[]): Table<C> {
    return new Table(this.columns, rules);
  }
}

export function table<C extends Columns>(columns: C): Table<C> {
  return new Table(columns);
}

/**
 * A migration that changes objects in use by a running release, each statement with the reason why the release before it does
 * not mind.
 */
export type Accepted = Readonly<Record<string, readonly { readonly statement: string; readonly why: string }[]>>;

/**
 * The statements that may change objects in use by servers of the release before, which go on beside them or are gone back to.
 * An object to be removed is used by no code in one release, and goes with the next (expand and contract): that one stands
 * here, with the release that stopped using it.
 */
export const acceptedChanges: Accepted = {};

/** Says which statements of a migration's `up` do more than add, unless they are accepted. `name` is that of its file. */
export function migrationProblems(name: string, source: string, accepted: Accepted): readonly string[] {
  const own = accepted[name] ?? [];
  const refused = changesIn(upOf(source));
  const statements = refused.map(({ statement }) => statement);
  return [
    ...refused
      .filter(({ statement }) => !own.some((one) => one.statement === statement))
      .map(({ statement, why }) => `${why}: ${statement}`),
    ...own
      .filter(({ statement }) => !statements.includes(statement))
      .map(({ statement }) => `Accepted, and not there: ${statement}`),
  ];
}

interface Change {
  readonly statement: string;
  readonly why: string;
}

/** Returns the body of `up`. Throws when there is none, so that no migration passes unread. */
function upOf(source: string): string {
  const [, body] = /\basync up\(\w+: QueryRunner\)[^{]*\{(.*?)\n {2}\}/s.exec(source) ?? [];
  if (body === undefined) throw new Error('There is no up(queryRunner: QueryRunner) to read.');
  return body;
}

/** Everything that is not known to add is a change: SQL has more ways to change than a list could name. */
function changesIn(body: string): readonly Change[] {
  const calls = body.split(/\bqueryRunner\b/).slice(1);
  const made = new Set<string>();
  return calls.flatMap((call) => {
    const [, , text] = /^\s*\.query\(\s*(['"`])(.*?)(?<!\\)\1\s*[,)]/s.exec(call) ?? [];
    if (text === undefined || text.includes('${'))
      return [
        { statement: `queryRunner${call.replaceAll(/\s+/g, '').slice(0, 30)}`, why: 'Not one statement, written out' },
      ];
    const statement = text.replaceAll(/\s+/g, ' ').trim();
    const why = changeOf(statement, made);
    return why === undefined ? [] : [{ statement, why }];
  });
}

/** Names the change of a statement; undefined when it adds. `made` has the tables and columns that this migration made before. */
function changeOf(statement: string, made: Set<string>): string | undefined {
  if (/;\s*\S/.test(statement.replaceAll(/\$\$.*?\$\$|'[^']*'/g, ''))) return 'Several statements in one';
  const table = /^CREATE TABLE (?:IF NOT EXISTS )?"(\w+)"/.exec(statement)?.[1];
  if (table !== undefined) {
    made.add(table);
    return undefined;
  }
  const filled = /^INSERT INTO "(\w+)"/.exec(statement)?.[1];
  if (filled !== undefined) return made.has(filled) ? undefined : 'Does more than add';
  if (/^CREATE (?:TYPE|SEQUENCE|INDEX|FUNCTION)\b/.test(statement)) return undefined;
  const watched = /^CREATE (?:CONSTRAINT )?TRIGGER .*? ON "?(\w+)"?/.exec(statement)?.[1];
  if (watched !== undefined) return made.has(watched) ? undefined : 'Refuses what is written today';
  const [, indexed, columns = ''] = /^CREATE UNIQUE INDEX .*? ON "(\w+)" \(([^)]*)\)/.exec(statement) ?? [];
  if (indexed !== undefined) return isMade(made, indexed, columns) ? undefined : 'Refuses what is written today';
  const [, owner, addition] = /^ALTER TABLE "(\w+)" ADD (.+)$/.exec(statement) ?? [];
  if (owner === undefined || addition === undefined) return 'Does more than add';
  const [, constrained] = /^CONSTRAINT .*? (?:FOREIGN KEY|UNIQUE) \(([^)]*)\)/.exec(addition) ?? [];
  if (constrained !== undefined) return isMade(made, owner, constrained) ? undefined : 'Refuses what is written today';
  const column = /^(?:COLUMN )?("\w+") /.exec(addition)?.[1];
  if (column === undefined) return made.has(owner) ? undefined : 'Refuses what is written today';
  if (/\bUNIQUE\b|\bCHECK\b/.test(addition) && !made.has(owner)) return 'Refuses what is written today';
  if (/\bNOT NULL\b/.test(addition) && !/\bDEFAULT\b/.test(addition) && !made.has(owner))
    return 'Refuses rows of those who do not know the column';
  made.add(`${owner}.${column}`);
  return undefined;
}

/** True when a table, or each of these columns of it, came with this migration: no server writes there yet. */
function isMade(made: ReadonlySet<string>, table: string, columns: string): boolean {
  return made.has(table) || columns.split(', ').every((column) => made.has(`${table}.${column}`));
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrationProblems } from '#tools/engine/additive-migrations';

const name = '1-change.ts';

/** A migration as the engine's generator writes it, which goes back by dropping. */
function migration(...statements: readonly string[]): string {
  return `import { MigrationInterface, QueryRunner } from 'typeorm';

export class Change1 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<any> {
${statements.map((statement) => `    await queryRunner.query(\n      \`${statement}\`,\n      undefined,\n    );`).join('\n')}
  }

  public async down(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(\`DROP TABLE "wine"\`, undefined);
  }
}
`;
}

describe('Migrations that only add', () => {
  it.each([
    [
      'a table with its keys, indexes and rules',
      [
        'CREATE TABLE "wine" ("id" uuid NOT NULL)',
        'CREATE UNIQUE INDEX "IDX_1" ON "wine" ("id") WHERE "id" IS NOT NULL',
        'ALTER TABLE "wine" ADD CONSTRAINT "FK_1" FOREIGN KEY ("id") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE NO ACTION',
      ],
    ],
    [
      'a table with its first rows',
      ['CREATE TABLE "wine" ("name" text)', `INSERT INTO "wine" ("name") VALUES ('white')`],
    ],
    [
      'a table whose rows cannot change',
      [
        'CREATE TABLE "wine" ("id" uuid NOT NULL)',
        'CREATE FUNCTION final() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION $1; END $$',
        'CREATE TRIGGER final BEFORE UPDATE ON "wine" FOR EACH ROW EXECUTE FUNCTION final()',
      ],
    ],
    [
      'a column that may be empty, with a key to another table',
      [
        'ALTER TABLE "order" ADD "wineId" uuid',
        'ALTER TABLE "order" ADD CONSTRAINT "FK_1" FOREIGN KEY ("wineId") REFERENCES "wine"("id") ON DELETE NO ACTION',
      ],
    ],
    [
      'a column with a value for those who do not know it',
      ['ALTER TABLE "order" ADD "isGift" boolean NOT NULL DEFAULT false'],
    ],
    ['an index of rows that are there', ['CREATE INDEX "IDX_1" ON "order" ("code")']],
  ])('pass with %s', (_what, statements) => {
    expect(migrationProblems(name, migration(...statements), {})).toEqual([]);
  });

  it.each([
    ['DROP TABLE "order"', 'Does more than add'],
    ['INSERT INTO "order" ("code") VALUES (1)', 'Does more than add'],
    ['ALTER TABLE "order" DROP COLUMN "code"', 'Does more than add'],
    ['ALTER TABLE "order" RENAME COLUMN "code" TO "number"', 'Does more than add'],
    ['ALTER TABLE "order" RENAME TO "purchase"', 'Does more than add'],
    ['ALTER TABLE "order" ALTER COLUMN "code" TYPE integer', 'Does more than add'],
    ['ALTER TABLE "order" ALTER COLUMN "code" SET NOT NULL', 'Does more than add'],
    ['ALTER TABLE "order" ALTER COLUMN "code" DROP NOT NULL', 'Does more than add'],
    ["ALTER TYPE \"state\" RENAME VALUE 'paid' TO 'settled'", 'Does more than add'],
    ['DROP INDEX "public"."IDX_1"', 'Does more than add'],
    ['UPDATE "order" SET "code" = \'\'', 'Does more than add'],
    ['DELETE FROM "order"', 'Does more than add'],
    ['TRUNCATE "order"', 'Does more than add'],
    ['ALTER TABLE "order" ADD "wine" text NOT NULL', 'Refuses rows of those who do not know the column'],
    ['ALTER TABLE "order" ADD CONSTRAINT "UQ_1" UNIQUE ("code")', 'Refuses what is written today'],
    ['ALTER TABLE "order" ADD CONSTRAINT "CHK_1" CHECK (code <> \'\')', 'Refuses what is written today'],
    [
      'ALTER TABLE "order" ADD CONSTRAINT "FK_1" FOREIGN KEY ("customerId") REFERENCES "customer"("id")',
      'Refuses what is written today',
    ],
    ['CREATE UNIQUE INDEX "IDX_1" ON "order" ("code")', 'Refuses what is written today'],
    ['CREATE TABLE "wine" ("id" uuid); DROP TABLE "order"', 'Several statements in one'],
    [
      'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$; DROP TABLE "order"',
      'Several statements in one',
    ],
    [
      'CREATE TRIGGER final BEFORE UPDATE ON "order" FOR EACH ROW EXECUTE FUNCTION f()',
      'Refuses what is written today',
    ],
  ])('are not: %s', (statement, why) => {
    expect(migrationProblems(name, migration(statement), {})).toEqual([`${why}: ${statement}`]);
  });

  it('are those that can be read: a statement that is put together, or another call, is refused', () => {
    const source = migration('ALTER TABLE "${table}" ADD "wine" text').replace(
      '\n  }\n\n  public async down',
      "\n    await queryRunner.dropColumn('order', 'code');\n  }\n\n  public async down",
    );

    expect(migrationProblems(name, source, {})).toEqual([
      'Not one statement, written out: queryRunner.query(`ALTERTABLE"${table}"AD',
      "Not one statement, written out: queryRunner.dropColumn('order','code');",
    ]);
    expect(() => migrationProblems(name, 'export class Change1 {}', {})).toThrow('There is no up');
  });

  it('may do more where it is accepted with its reason, for that statement of that file, and as long as it is there', () => {
    const statement = 'ALTER TABLE "order" DROP COLUMN "code"';
    const accepted = { [name]: [{ statement, why: 'No release since 1.2.0 reads it.' }] };

    expect(migrationProblems(name, migration(statement), accepted)).toEqual([]);
    expect(migrationProblems('2-other.ts', migration(statement), accepted)).toHaveLength(1);
    expect(migrationProblems(name, migration(), accepted)).toEqual([`Accepted, and not there: ${statement}`]);
  });

  it('of the engine are all read, down to their last statement', () => {
    const folder = 'engines/vendure/src/migrations';
    const broken = readdirSync(folder).map((file) => {
      const source = readFileSync(join(folder, file), 'utf8');
      const last = source.replace(
        /\n {2}\}\n/,
        '\n    await queryRunner.query(`DROP TABLE "order"`, undefined);\n  }\n',
      );
      return migrationProblems(file, last, {}).includes('Does more than add: DROP TABLE "order"');
    });

    expect(broken).not.toContain(false);
  });
});

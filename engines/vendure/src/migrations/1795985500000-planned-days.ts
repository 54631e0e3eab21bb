import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PlannedDays1795985500000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // TypeORM compares the text of an expression with this table: PostgreSQL keeps it in words of its own.
    await queryRunner.query(
      `CREATE TABLE "typeorm_metadata" ("type" character varying NOT NULL, "database" character varying, "schema" character varying, "table" character varying, "name" character varying, "value" text)`,
    );
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata" ("type", "database", "schema", "table", "name", "value") VALUES ('GENERATED_COLUMN', current_database(), current_schema(), 'subscription', 'plannedOn', $$CASE WHEN state IN ('active', 'pending-cancellation') AND ("endDate" IS NULL OR "actionableDate" <= "endDate") AND ("paymentState" IS DISTINCT FROM 'failed' OR ("failedTries" < 3 AND "mayBeTriedAgain")) THEN "actionableDate" END$$)`,
    );
    await queryRunner.query(
      `ALTER TABLE "subscription" ADD "plannedOn" character varying(10) GENERATED ALWAYS AS (CASE WHEN state IN ('active', 'pending-cancellation') AND ("endDate" IS NULL OR "actionableDate" <= "endDate") AND ("paymentState" IS DISTINCT FROM 'failed' OR ("failedTries" < 3 AND "mayBeTriedAgain")) THEN "actionableDate" END) STORED`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_46f81074f8adc9ed7f4bd8462d" ON "subscription" ("plannedOn") WHERE "plannedOn" IS NOT NULL`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "IDX_46f81074f8adc9ed7f4bd8462d"`);
    await queryRunner.query(`ALTER TABLE "subscription" DROP COLUMN "plannedOn"`);
    await queryRunner.query(`DROP TABLE "typeorm_metadata"`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BalanceWalk1795986500000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "balance_walk" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(),
         "account" character varying NOT NULL, "since" TIMESTAMP WITH TIME ZONE, "after" character varying,
         "id" uuid NOT NULL DEFAULT gen_random_uuid(),
         CONSTRAINT "UQ_8a3830498471a820d0c019bbe54" UNIQUE ("account"),
         CONSTRAINT "PK_8b3883cdb3a6e52ab7cfb1a1d6a" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`ALTER TABLE "gift_card" ADD "endNote" character varying(255)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "gift_card" DROP COLUMN "endNote"`);
    await queryRunner.query(`DROP TABLE "balance_walk"`);
  }
}

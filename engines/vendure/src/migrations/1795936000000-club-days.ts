import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ClubDays1795936000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "subscription" ADD "anchorDay" integer`);
    // One that waits without a day counts from the day on which it began.
    await queryRunner.query(
      `UPDATE "subscription" SET "anchorDay" = coalesce(substring("actionableDate" from 9)::integer,
         extract(day from "createdAt")::integer)`,
    );
    await queryRunner.query(`ALTER TABLE "subscription" ADD "lastTotal" integer`);
    await queryRunner.query(`ALTER TABLE "subscription_reminder" ALTER COLUMN "sentAt" DROP NOT NULL`);
    await queryRunner.query(`ALTER TABLE "prepaid_plan" ADD "anchorDay" integer`);
    await queryRunner.query(`UPDATE "prepaid_plan" SET "anchorDay" = extract(day from "createdAt")::integer`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "prepaid_plan" DROP COLUMN "anchorDay"`);
    await queryRunner.query(`DELETE FROM "subscription_reminder" WHERE "sentAt" IS NULL`);
    await queryRunner.query(`ALTER TABLE "subscription_reminder" ALTER COLUMN "sentAt" SET NOT NULL`);
    await queryRunner.query(`ALTER TABLE "subscription" DROP COLUMN "lastTotal"`);
    await queryRunner.query(`ALTER TABLE "subscription" DROP COLUMN "anchorDay"`);
  }
}

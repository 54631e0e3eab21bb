import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PlanEndings1795986600000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "prepaid_plan" ADD "endedAt" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(`ALTER TABLE "prepaid_plan" ADD "keptCount" integer`);
    await queryRunner.query(`ALTER TABLE "prepaid_plan" ADD "refunded" integer`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "prepaid_plan" DROP COLUMN "refunded"`);
    await queryRunner.query(`ALTER TABLE "prepaid_plan" DROP COLUMN "keptCount"`);
    await queryRunner.query(`ALTER TABLE "prepaid_plan" DROP COLUMN "endedAt"`);
  }
}

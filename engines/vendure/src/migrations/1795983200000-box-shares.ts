import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BoxShares1795983200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "prepaid_plan" ADD "shares" text`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "prepaid_plan" DROP COLUMN "shares"`);
  }
}

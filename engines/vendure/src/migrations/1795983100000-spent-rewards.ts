import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SpentRewards1795983100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "referral_reward" ADD "spent" integer`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "referral_reward" DROP COLUMN "spent"`);
  }
}

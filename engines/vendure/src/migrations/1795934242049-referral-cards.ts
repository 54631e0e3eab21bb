import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReferralCards1795934242049 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "payment_session" ADD "cardFingerprint" character varying`);
    await queryRunner.query(`ALTER TABLE "referral_reward" ADD "cardFingerprint" character varying`);
    await queryRunner.query(
      `ALTER TABLE "referral_reward" ADD CONSTRAINT "UQ_f315db1c258a8a4fe6c98904afe" UNIQUE ("cardFingerprint")`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "referral_reward" DROP CONSTRAINT "UQ_f315db1c258a8a4fe6c98904afe"`);
    await queryRunner.query(`ALTER TABLE "referral_reward" DROP COLUMN "cardFingerprint"`);
    await queryRunner.query(`ALTER TABLE "payment_session" DROP COLUMN "cardFingerprint"`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AnnouncedTotals1795985000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "subscribed_line" ADD "announcedQuantity" integer`);
    await queryRunner.query(`ALTER TABLE "subscription_reminder" ADD "announcedTotal" integer`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "subscription_reminder" DROP COLUMN "announcedTotal"`);
    await queryRunner.query(`ALTER TABLE "subscribed_line" DROP COLUMN "announcedQuantity"`);
  }
}

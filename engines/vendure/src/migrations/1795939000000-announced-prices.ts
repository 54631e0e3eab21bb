import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AnnouncedPrices1795939000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "subscription" ADD "announcedFor" character varying(10)`);
    await queryRunner.query(`ALTER TABLE "subscribed_line" ADD "announcedPrice" integer`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "subscribed_line" DROP COLUMN "announcedPrice"`);
    await queryRunner.query(`ALTER TABLE "subscription" DROP COLUMN "announcedFor"`);
  }
}

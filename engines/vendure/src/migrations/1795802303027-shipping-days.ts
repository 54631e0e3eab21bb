import { MigrationInterface, QueryRunner } from 'typeorm';

export class ShippingDays1795802303027 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(
      `ALTER TABLE "channel" ADD "customFieldsTimezone" character varying(255) NOT NULL DEFAULT 'America/Los_Angeles'`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "channel" ADD "customFieldsCutoffhour" integer NOT NULL DEFAULT '12'`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "channel" ADD "customFieldsShippingweekdays" text NOT NULL DEFAULT '[1,2,3,4,5]'`,
      undefined,
    );
    await queryRunner.query(`ALTER TABLE "channel" ADD "customFieldsHolidays" text NOT NULL DEFAULT '[]'`, undefined);
  }

  public async down(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(`ALTER TABLE "channel" DROP COLUMN "customFieldsHolidays"`, undefined);
    await queryRunner.query(`ALTER TABLE "channel" DROP COLUMN "customFieldsShippingweekdays"`, undefined);
    await queryRunner.query(`ALTER TABLE "channel" DROP COLUMN "customFieldsCutoffhour"`, undefined);
    await queryRunner.query(`ALTER TABLE "channel" DROP COLUMN "customFieldsTimezone"`, undefined);
  }
}

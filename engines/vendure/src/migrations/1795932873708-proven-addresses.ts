import { MigrationInterface, QueryRunner } from 'typeorm';

export class ProvenAddresses1795932873708 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(`ALTER TABLE "customer" ADD "customFieldsProvenemail" character varying(255)`, undefined);
    await queryRunner.query(
      `ALTER TABLE "customer" ADD CONSTRAINT "UQ_7f0e5419a03879eeae24ce3ccc7" UNIQUE ("customFieldsProvenemail")`,
      undefined,
    );
    // Customers whom the shop awaits become those of the person who proves the address.
    await queryRunner.query(
      `UPDATE "customer" SET "customFieldsProvenemail" = LOWER("emailAddress") FROM "user" WHERE "user"."id" = "customer"."userId" AND "user"."identifier" = 'email:' || LOWER("emailAddress") AND "customer"."deletedAt" IS NULL`,
      undefined,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(`ALTER TABLE "customer" DROP CONSTRAINT "UQ_7f0e5419a03879eeae24ce3ccc7"`, undefined);
    await queryRunner.query(`ALTER TABLE "customer" DROP COLUMN "customFieldsProvenemail"`, undefined);
  }
}

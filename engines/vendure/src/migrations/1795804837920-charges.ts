import { MigrationInterface, QueryRunner } from 'typeorm';

export class Charges1795804837920 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(
      `ALTER TABLE "payment_session" ADD "kind" character varying NOT NULL DEFAULT 'page'`,
      undefined,
    );
    await queryRunner.query(`ALTER TABLE "payment_session" ADD "intentId" character varying`, undefined);
    await queryRunner.query(`ALTER TABLE "payment_session" ADD "vaultCard" character varying`, undefined);
    await queryRunner.query(`ALTER TABLE "payment_session" ADD "vaultCustomer" character varying`, undefined);
    await queryRunner.query(`ALTER TABLE "payment_session" ADD "savedCardId" character varying`, undefined);
    await queryRunner.query(`ALTER TABLE "payment_session" ALTER COLUMN "url" DROP NOT NULL`, undefined);
    await queryRunner.query(
      `CREATE INDEX "IDX_3c4b9934c6f7d7e2da7144dbf1" ON "payment_session" ("state") WHERE state = 'charging'`,
      undefined,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(`DROP INDEX "public"."IDX_3c4b9934c6f7d7e2da7144dbf1"`, undefined);
    await queryRunner.query(`ALTER TABLE "payment_session" ALTER COLUMN "url" SET NOT NULL`, undefined);
    await queryRunner.query(`ALTER TABLE "payment_session" DROP COLUMN "savedCardId"`, undefined);
    await queryRunner.query(`ALTER TABLE "payment_session" DROP COLUMN "vaultCustomer"`, undefined);
    await queryRunner.query(`ALTER TABLE "payment_session" DROP COLUMN "vaultCard"`, undefined);
    await queryRunner.query(`ALTER TABLE "payment_session" DROP COLUMN "intentId"`, undefined);
    await queryRunner.query(`ALTER TABLE "payment_session" DROP COLUMN "kind"`, undefined);
  }
}

import { MigrationInterface, QueryRunner } from 'typeorm';

export class PaymentAlerts1795801827979 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(
      `CREATE TABLE "raised_alert" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "key" character varying NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "UQ_2dd98923cbf02cc28da9ace331f" UNIQUE ("key"), CONSTRAINT "PK_20e18b8c440f959cac5479a7155" PRIMARY KEY ("id"))`,
      undefined,
    );
    await queryRunner.query(`ALTER TABLE "payment_session" ADD "heldUntil" TIMESTAMP WITH TIME ZONE`, undefined);
  }

  public async down(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(`ALTER TABLE "payment_session" DROP COLUMN "heldUntil"`, undefined);
    await queryRunner.query(`DROP TABLE "raised_alert"`, undefined);
  }
}

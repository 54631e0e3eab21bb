import { MigrationInterface, QueryRunner } from 'typeorm';

export class Referrals1795827498260 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(
      `CREATE TABLE "referral_identifier" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "identifier" character varying NOT NULL, "email" character varying, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "UQ_1fb16cf5901f78d97e99b2908ee" UNIQUE ("identifier"), CONSTRAINT "UQ_a58e8a75caf3c156b2ce93f945c" UNIQUE ("email"), CONSTRAINT "PK_1ae0590cf7d5965ee688609967c" PRIMARY KEY ("id"))`,
      undefined,
    );
    await queryRunner.query(
      `CREATE TABLE "referral_reward" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "takenBackAt" TIMESTAMP WITH TIME ZONE, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "orderId" uuid NOT NULL, "creditId" uuid NOT NULL, CONSTRAINT "REL_f8461001577f9b99ef0cf2c41d" UNIQUE ("orderId"), CONSTRAINT "REL_c42dfacbd1127edb68f1e4c02a" UNIQUE ("creditId"), CONSTRAINT "PK_039e9361b7ea8c9a9e500ee6e1e" PRIMARY KEY ("id"))`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "channel" ADD "customFieldsReferralcredit" integer NOT NULL DEFAULT '1000'`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "referral_reward" ADD CONSTRAINT "FK_f8461001577f9b99ef0cf2c41d6" FOREIGN KEY ("orderId") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "referral_reward" ADD CONSTRAINT "FK_c42dfacbd1127edb68f1e4c02a5" FOREIGN KEY ("creditId") REFERENCES "store_credit"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
      undefined,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(
      `ALTER TABLE "referral_reward" DROP CONSTRAINT "FK_c42dfacbd1127edb68f1e4c02a5"`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "referral_reward" DROP CONSTRAINT "FK_f8461001577f9b99ef0cf2c41d6"`,
      undefined,
    );
    await queryRunner.query(`ALTER TABLE "channel" DROP COLUMN "customFieldsReferralcredit"`, undefined);
    await queryRunner.query(`DROP TABLE "referral_reward"`, undefined);
    await queryRunner.query(`DROP TABLE "referral_identifier"`, undefined);
  }
}

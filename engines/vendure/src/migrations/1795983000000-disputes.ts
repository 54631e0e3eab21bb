import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Disputes1795983000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "dispute" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "providerId" character varying NOT NULL, "amount" integer NOT NULL, "reason" character varying NOT NULL, "status" character varying NOT NULL, "openedAt" TIMESTAMP WITH TIME ZONE NOT NULL, "answerBy" TIMESTAMP WITH TIME ZONE, "saidAt" TIMESTAMP WITH TIME ZONE NOT NULL, "closedAt" TIMESTAMP WITH TIME ZONE, "fundsWithdrawnAt" TIMESTAMP WITH TIME ZONE, "fundsReinstatedAt" TIMESTAMP WITH TIME ZONE, "refundAllowedAt" TIMESTAMP WITH TIME ZONE, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "paymentId" uuid NOT NULL, CONSTRAINT "UQ_7f21a54d26b01567d0e04b5e882" UNIQUE ("providerId"), CONSTRAINT "PK_e2f1f4741f2094ce789b0a7c5b3" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_b51bd583c5b118a7c41d2f5e1c" ON "dispute" ("paymentId")`);
    await queryRunner.query(
      `ALTER TABLE "dispute" ADD CONSTRAINT "FK_b51bd583c5b118a7c41d2f5e1c1" FOREIGN KEY ("paymentId") REFERENCES "payment"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(`ALTER TABLE "payment_session" ADD "capturedAmount" integer`);
    await queryRunner.query(`ALTER TABLE "payment_session" ADD "capturedAt" TIMESTAMP WITH TIME ZONE`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "payment_session" DROP COLUMN "capturedAt"`);
    await queryRunner.query(`ALTER TABLE "payment_session" DROP COLUMN "capturedAmount"`);
    await queryRunner.query(`DROP TABLE "dispute"`);
  }
}

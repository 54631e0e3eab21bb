import { MigrationInterface, QueryRunner } from 'typeorm';

export class SavedCards1795806232668 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(
      `CREATE TABLE "saved_card" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "vaultCard" character varying NOT NULL, "isDefault" boolean NOT NULL DEFAULT false, "brand" character varying, "lastDigits" character varying NOT NULL, "expiryMonth" integer NOT NULL, "expiryYear" integer NOT NULL, "holder" character varying, "cardSessionId" character varying, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "customerId" uuid NOT NULL, CONSTRAINT "UQ_367dd0abe4f3694fe7ba1af47dc" UNIQUE ("vaultCard"), CONSTRAINT "PK_73405b87f9d637649472890d5c7" PRIMARY KEY ("id"))`,
      undefined,
    );
    await queryRunner.query(`CREATE INDEX "IDX_f204ce50a50d7033e9fdbf5200" ON "saved_card" ("customerId") `, undefined);
    await queryRunner.query(
      `CREATE UNIQUE INDEX "IDX_40a6024eb2464f8fc2ddbc850c" ON "saved_card" ("customerId") WHERE "isDefault"`,
      undefined,
    );
    await queryRunner.query(
      `CREATE TABLE "card_session" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "sessionId" character varying NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "customerId" uuid NOT NULL, CONSTRAINT "UQ_0d77e6fbcf697dddd9e003585b6" UNIQUE ("sessionId"), CONSTRAINT "PK_bc50ddf03f548c9be0dfc29debe" PRIMARY KEY ("id"))`,
      undefined,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_a2486920bd2f38f264e863a7f9" ON "card_session" ("customerId") `,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "customer" ADD "customFieldsPaymentcustomer" character varying(255)`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "saved_card" ADD CONSTRAINT "FK_f204ce50a50d7033e9fdbf52009" FOREIGN KEY ("customerId") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "card_session" ADD CONSTRAINT "FK_a2486920bd2f38f264e863a7f9c" FOREIGN KEY ("customerId") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
      undefined,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(`ALTER TABLE "card_session" DROP CONSTRAINT "FK_a2486920bd2f38f264e863a7f9c"`, undefined);
    await queryRunner.query(`ALTER TABLE "saved_card" DROP CONSTRAINT "FK_f204ce50a50d7033e9fdbf52009"`, undefined);
    await queryRunner.query(`ALTER TABLE "customer" DROP COLUMN "customFieldsPaymentcustomer"`, undefined);
    await queryRunner.query(`DROP INDEX "public"."IDX_a2486920bd2f38f264e863a7f9"`, undefined);
    await queryRunner.query(`DROP TABLE "card_session"`, undefined);
    await queryRunner.query(`DROP INDEX "public"."IDX_40a6024eb2464f8fc2ddbc850c"`, undefined);
    await queryRunner.query(`DROP INDEX "public"."IDX_f204ce50a50d7033e9fdbf5200"`, undefined);
    await queryRunner.query(`DROP TABLE "saved_card"`, undefined);
  }
}

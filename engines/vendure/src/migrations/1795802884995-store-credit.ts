import { MigrationInterface, QueryRunner } from 'typeorm';

export class StoreCredit1795802884995 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(
      `CREATE TABLE "store_credit" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "position" SERIAL NOT NULL, "amount" integer NOT NULL, "used" integer NOT NULL DEFAULT '0', "authorized" integer NOT NULL DEFAULT '0', "reason" text NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "customerId" uuid NOT NULL, CONSTRAINT "CHK_0897fc67a93436b8327e34b9b0" CHECK ("used" >= 0 AND "authorized" >= 0 AND "used" + "authorized" <= "amount"), CONSTRAINT "PK_77277b8e8c11409fd589098c46b" PRIMARY KEY ("id"))`,
      undefined,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_9b37ce0ad1cd39fa8d38ae1770" ON "store_credit" ("customerId") `,
      undefined,
    );
    await queryRunner.query(
      `CREATE TABLE "store_credit_event" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "position" SERIAL NOT NULL, "action" character varying NOT NULL, "change" integer NOT NULL, "orderNumber" character varying, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "creditId" uuid NOT NULL, CONSTRAINT "PK_e193c2e8471a2b8c664a63d53a5" PRIMARY KEY ("id"))`,
      undefined,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_e9da06e48b2ebdbd545809d415" ON "store_credit_event" ("creditId") `,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "order" ADD "customFieldsIscreditkept" boolean NOT NULL DEFAULT false`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "store_credit" ADD CONSTRAINT "FK_9b37ce0ad1cd39fa8d38ae1770c" FOREIGN KEY ("customerId") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "store_credit_event" ADD CONSTRAINT "FK_e9da06e48b2ebdbd545809d4151" FOREIGN KEY ("creditId") REFERENCES "store_credit"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
      undefined,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(
      `ALTER TABLE "store_credit_event" DROP CONSTRAINT "FK_e9da06e48b2ebdbd545809d4151"`,
      undefined,
    );
    await queryRunner.query(`ALTER TABLE "store_credit" DROP CONSTRAINT "FK_9b37ce0ad1cd39fa8d38ae1770c"`, undefined);
    await queryRunner.query(`ALTER TABLE "order" DROP COLUMN "customFieldsIscreditkept"`, undefined);
    await queryRunner.query(`DROP INDEX "public"."IDX_e9da06e48b2ebdbd545809d415"`, undefined);
    await queryRunner.query(`DROP TABLE "store_credit_event"`, undefined);
    await queryRunner.query(`DROP INDEX "public"."IDX_9b37ce0ad1cd39fa8d38ae1770"`, undefined);
    await queryRunner.query(`DROP TABLE "store_credit"`, undefined);
  }
}

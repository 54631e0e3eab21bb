import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Journal1795986000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "journal_entry" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(),
         "position" SERIAL NOT NULL, "event" uuid NOT NULL, "subject" character varying NOT NULL, "subjectId" uuid NOT NULL,
         "account" character varying NOT NULL, "detail" character varying NOT NULL DEFAULT '', "cents" integer NOT NULL,
         "orderId" uuid, "lineId" uuid, "customerId" uuid, "actor" character varying NOT NULL, "reason" character varying NOT NULL,
         "moment" TIMESTAMP WITH TIME ZONE NOT NULL, "day" date NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(),
         CONSTRAINT "PK_69167f660c807d2aa178f0bd7e6" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_a11e6af0a8e9c172a012cdd9db" ON "journal_entry" ("event")`);
    await queryRunner.query(`CREATE INDEX "IDX_74893032bc326e23807ad65116" ON "journal_entry" ("subjectId")`);
    await queryRunner.query(`CREATE INDEX "IDX_abeda2dd7ee4dbf6e7e9e8db3b" ON "journal_entry" ("orderId")`);
    await queryRunner.query(`CREATE INDEX "IDX_10f2050c25d5cfc819d5c6d22a" ON "journal_entry" ("day", "account")`);
    await queryRunner.query(
      `CREATE FUNCTION refuse_change_of_journal() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN RAISE EXCEPTION 'Entries of the journal are only added: correct one by another.'; END $$`,
    );
    await queryRunner.query(
      `CREATE TRIGGER journal_entry_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON "journal_entry"
         FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_journal()`,
    );
    await queryRunner.query(
      `CREATE FUNCTION refuse_unbalanced_event() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         IF EXISTS (SELECT 1 FROM journal_entry WHERE event IN (SELECT event FROM added) GROUP BY event HAVING sum(cents) <> 0)
         THEN RAISE EXCEPTION 'The entries of an event have to add up to zero.'; END IF;
         RETURN NULL;
       END $$`,
    );
    await queryRunner.query(
      `CREATE TRIGGER journal_event_balances AFTER INSERT ON "journal_entry" REFERENCING NEW TABLE AS added
         FOR EACH STATEMENT EXECUTE FUNCTION refuse_unbalanced_event()`,
    );
    await queryRunner.query(
      `CREATE TABLE "balance_entry" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(),
         "providerId" character varying NOT NULL, "type" character varying NOT NULL, "category" character varying NOT NULL,
         "source" character varying, "intent" character varying, "amount" integer NOT NULL, "fee" integer NOT NULL, "currency" character varying(3) NOT NULL,
         "moment" TIMESTAMP WITH TIME ZONE NOT NULL, "day" date NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(),
         "paymentId" uuid, "refundId" uuid,
         CONSTRAINT "UQ_20cb0997250d647c490da285d76" UNIQUE ("providerId"),
         CONSTRAINT "PK_8fb391d29b558b0320c5a0e3036" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_13e6160698de90c4e7dbf0145f" ON "balance_entry" ("paymentId")`);
    await queryRunner.query(`CREATE INDEX "IDX_82167fe0076a4edb4c4cac08a5" ON "balance_entry" ("refundId")`);
    await queryRunner.query(`CREATE INDEX "IDX_91189084bce17a7ea335f8d205" ON "balance_entry" ("day", "type")`);
    await queryRunner.query(
      `ALTER TABLE "balance_entry" ADD CONSTRAINT "FK_13e6160698de90c4e7dbf0145f1" FOREIGN KEY ("paymentId")
         REFERENCES "payment"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "balance_entry" ADD CONSTRAINT "FK_82167fe0076a4edb4c4cac08a55" FOREIGN KEY ("refundId")
         REFERENCES "refund"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(`ALTER TABLE "gift_card" ADD "kind" character varying NOT NULL DEFAULT 'given'`);
    await queryRunner.query(`ALTER TABLE "gift_card" ADD "issuedAt" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(`ALTER TABLE "gift_card" ADD "endReason" character varying`);
    await queryRunner.query(`ALTER TABLE "gift_card" ADD "endedBy" character varying`);
    await queryRunner.query(`ALTER TABLE "store_credit" ADD "kind" character varying NOT NULL DEFAULT 'given'`);
    await queryRunner.query(`ALTER TABLE "store_credit" ADD "issuedAt" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(`ALTER TABLE "store_credit" ADD "issuedBy" character varying`);
    await queryRunner.query(`ALTER TABLE "store_credit" ADD "endedAt" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(`ALTER TABLE "store_credit" ADD "endReason" text`);
    await queryRunner.query(`ALTER TABLE "store_credit" ADD "endedBy" character varying`);
    await queryRunner.query(`ALTER TABLE "store_credit" ADD "currency" character varying(3)`);
    await queryRunner.query(`ALTER TABLE "store_credit" ADD "channelId" uuid`);
    await queryRunner.query(
      `UPDATE "store_credit" SET "issuedAt" = "createdAt"::timestamptz, "kind" = CASE
         WHEN EXISTS (SELECT 1 FROM "gift_card" WHERE "creditId" = "store_credit"."id") THEN 'gift-card'
         WHEN EXISTS (SELECT 1 FROM "referral_reward" WHERE "creditId" = "store_credit"."id") THEN 'referral'
         WHEN EXISTS (SELECT 1 FROM "refund" WHERE "transactionId" = "store_credit"."id"::text) THEN 'returned' ELSE 'given' END`,
    );
    await queryRunner.query(
      `UPDATE "gift_card" SET "issuedAt" = "createdAt"::timestamptz, "kind" = CASE WHEN "lineId" IS NOT NULL THEN 'sold'
         WHEN EXISTS (SELECT 1 FROM "refund" WHERE "transactionId" = "gift_card"."id"::text
           AND NOT EXISTS (SELECT 1 FROM "payment" WHERE "id" = "refund"."paymentId" AND "transactionId" = "gift_card"."id"::text))
         THEN 'replaced' ELSE 'given' END`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const column of ['kind', 'issuedAt', 'endReason', 'endedBy'])
      await queryRunner.query(`ALTER TABLE "gift_card" DROP COLUMN "${column}"`);
    for (const column of ['kind', 'issuedAt', 'issuedBy', 'endedAt', 'endReason', 'endedBy', 'currency', 'channelId'])
      await queryRunner.query(`ALTER TABLE "store_credit" DROP COLUMN "${column}"`);
    await queryRunner.query(`DROP TABLE "balance_entry"`);
    await queryRunner.query(`DROP TABLE "journal_entry"`);
    await queryRunner.query(`DROP FUNCTION refuse_unbalanced_event`);
    await queryRunner.query(`DROP FUNCTION refuse_change_of_journal`);
  }
}

import { MigrationInterface, QueryRunner } from 'typeorm';

export class GiftCards1795804358148 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(
      `CREATE TABLE "gift_card" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "position" SERIAL NOT NULL, "code" character varying, "amount" integer NOT NULL, "used" integer NOT NULL DEFAULT '0', "recipientName" character varying, "recipientEmail" character varying, "purchaserName" character varying, "message" text, "sendAt" TIMESTAMP WITH TIME ZONE, "sentAt" TIMESTAMP WITH TIME ZONE, "expiresAt" TIMESTAMP WITH TIME ZONE, "redeemedAt" TIMESTAMP WITH TIME ZONE, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "channelId" uuid NOT NULL, "lineId" uuid, "creditId" uuid, CONSTRAINT "UQ_53cb5605fa42e82b4d47b47bda9" UNIQUE ("code"), CONSTRAINT "CHK_6d9f98781251b2117e4f2b5518" CHECK ("used" >= 0 AND "used" <= "amount"), CONSTRAINT "PK_af4e338d2d41035042843ad641f" PRIMARY KEY ("id"))`,
      undefined,
    );
    await queryRunner.query(`CREATE INDEX "IDX_06c07d5004cda404c6fe5901de" ON "gift_card" ("lineId") `, undefined);
    await queryRunner.query(`CREATE INDEX "IDX_b7cc57f80907e8c0f694a35153" ON "gift_card" ("sendAt") `, undefined);
    await queryRunner.query(
      `CREATE TABLE "applied_gift_card" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "position" SERIAL NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "orderId" uuid NOT NULL, "giftCardId" uuid NOT NULL, CONSTRAINT "UQ_8f58258e188424efd9fa9cbcd25" UNIQUE ("orderId", "giftCardId"), CONSTRAINT "PK_8528db682fa16d24fad2d04d7ee" PRIMARY KEY ("id"))`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "order_line" ADD "customFieldsGiftcardamount" integer NOT NULL DEFAULT '0'`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "gift_card" ADD CONSTRAINT "FK_6d344abc007baff68ce56732cea" FOREIGN KEY ("channelId") REFERENCES "channel"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "gift_card" ADD CONSTRAINT "FK_06c07d5004cda404c6fe5901dee" FOREIGN KEY ("lineId") REFERENCES "order_line"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "gift_card" ADD CONSTRAINT "FK_1f101e30c9152f8a14fce574be5" FOREIGN KEY ("creditId") REFERENCES "store_credit"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "applied_gift_card" ADD CONSTRAINT "FK_c77e04ce728d599c73501e24c3e" FOREIGN KEY ("orderId") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "applied_gift_card" ADD CONSTRAINT "FK_0e424f2508a92e7de0e07f2fbcd" FOREIGN KEY ("giftCardId") REFERENCES "gift_card"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
      undefined,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(
      `ALTER TABLE "applied_gift_card" DROP CONSTRAINT "FK_0e424f2508a92e7de0e07f2fbcd"`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "applied_gift_card" DROP CONSTRAINT "FK_c77e04ce728d599c73501e24c3e"`,
      undefined,
    );
    await queryRunner.query(`ALTER TABLE "gift_card" DROP CONSTRAINT "FK_1f101e30c9152f8a14fce574be5"`, undefined);
    await queryRunner.query(`ALTER TABLE "gift_card" DROP CONSTRAINT "FK_06c07d5004cda404c6fe5901dee"`, undefined);
    await queryRunner.query(`ALTER TABLE "gift_card" DROP CONSTRAINT "FK_6d344abc007baff68ce56732cea"`, undefined);
    await queryRunner.query(`ALTER TABLE "order_line" DROP COLUMN "customFieldsGiftcardamount"`, undefined);
    await queryRunner.query(`DROP TABLE "applied_gift_card"`, undefined);
    await queryRunner.query(`DROP INDEX "public"."IDX_b7cc57f80907e8c0f694a35153"`, undefined);
    await queryRunner.query(`DROP INDEX "public"."IDX_06c07d5004cda404c6fe5901de"`, undefined);
    await queryRunner.query(`DROP TABLE "gift_card"`, undefined);
  }
}

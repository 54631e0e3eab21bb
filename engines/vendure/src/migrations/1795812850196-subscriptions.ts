import { MigrationInterface, QueryRunner } from 'typeorm';

export class Subscriptions1795812850196 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(
      `CREATE TABLE "prepaid_plan" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "position" SERIAL NOT NULL, "state" character varying NOT NULL, "installmentCount" integer NOT NULL, "intervalLength" integer NOT NULL, "intervalUnit" character varying NOT NULL, "items" text NOT NULL, "deliveredCount" integer NOT NULL, "actionableDate" character varying(10), "failedTries" integer NOT NULL DEFAULT '0', "id" uuid NOT NULL DEFAULT gen_random_uuid(), "lineId" uuid NOT NULL, CONSTRAINT "CHK_ef54bd475703160fab5f85e35c" CHECK ("deliveredCount" >= 1 AND "deliveredCount" <= "installmentCount"), CONSTRAINT "PK_2fb5a6dceeceebe1bc82b5af462" PRIMARY KEY ("id"))`,
      undefined,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX "IDX_b9c19cced602a1fa4d650e882f" ON "prepaid_plan" ("lineId") `,
      undefined,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_4c88473ca4902f381fb7612dc0" ON "prepaid_plan" ("actionableDate") WHERE state = 'active'`,
      undefined,
    );
    await queryRunner.query(
      `CREATE TABLE "subscribed_line" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "position" SERIAL NOT NULL, "quantity" integer NOT NULL, "isOneTime" boolean NOT NULL DEFAULT false, "parts" text NOT NULL DEFAULT '[]', "id" uuid NOT NULL DEFAULT gen_random_uuid(), "subscriptionId" uuid NOT NULL, "productVariantId" uuid NOT NULL, CONSTRAINT "CHK_133205a896968d4e311b20bb25" CHECK ("quantity" > 0), CONSTRAINT "PK_d683ed4f3ca7a0fc639c8908bc4" PRIMARY KEY ("id"))`,
      undefined,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_213fb2c9ce7abaa167f5196d0e" ON "subscribed_line" ("subscriptionId") `,
      undefined,
    );
    await queryRunner.query(
      `CREATE TABLE "subscription_reminder" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "reminderType" character varying NOT NULL, "actionableDate" character varying(10) NOT NULL, "sentAt" TIMESTAMP WITH TIME ZONE NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "subscriptionId" uuid NOT NULL, CONSTRAINT "UQ_a19878be9fdd2a8dace2e25ebe5" UNIQUE ("subscriptionId", "reminderType", "actionableDate"), CONSTRAINT "PK_be32d973c650dfbd76baf41edb6" PRIMARY KEY ("id"))`,
      undefined,
    );
    await queryRunner.query(
      `CREATE TABLE "subscription" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "position" SERIAL NOT NULL, "email" character varying, "state" character varying NOT NULL, "isPaused" boolean NOT NULL DEFAULT false, "intervalLength" integer NOT NULL, "intervalUnit" character varying NOT NULL, "actionableDate" character varying(10), "endDate" character varying(10), "clubCans" integer, "shippingAddress" text NOT NULL, "billingAddress" text NOT NULL, "skipCount" integer NOT NULL DEFAULT '0', "successiveSkipCount" integer NOT NULL DEFAULT '0', "paymentState" character varying, "failedTries" integer NOT NULL DEFAULT '0', "mayBeTriedAgain" boolean NOT NULL DEFAULT true, "cancellationReason" text, "importReference" character varying, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "channelId" uuid NOT NULL, "customerId" uuid NOT NULL, "savedCardId" uuid, CONSTRAINT "UQ_24c48eb156fea739dade3272eb8" UNIQUE ("importReference"), CONSTRAINT "CHK_28d378e6f1cd54c85864020ff1" CHECK ("intervalLength" > 0), CONSTRAINT "PK_8c3e00ebd02103caa1174cd5d9d" PRIMARY KEY ("id"))`,
      undefined,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_e4543f99d629cf2c04fe9332e3" ON "subscription" ("customerId") `,
      undefined,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_9730600a2bf2c34588d7720f41" ON "subscription" ("savedCardId") `,
      undefined,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_9f01a3d6b5bde04a22dfb0f13b" ON "subscription" ("actionableDate") WHERE state IN ('active', 'pending-cancellation')`,
      undefined,
    );
    await queryRunner.query(
      `CREATE TABLE "delivery" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "dueOn" character varying(10) NOT NULL, "attempt" integer NOT NULL, "madeOn" character varying(10) NOT NULL, "isAwaited" boolean NOT NULL DEFAULT false, "state" character varying NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "subscriptionId" uuid, "prepaidPlanId" uuid, "orderId" uuid, CONSTRAINT "CHK_6de33c5368df509db6fbb66b4c" CHECK (("subscriptionId" IS NULL) <> ("prepaidPlanId" IS NULL)), CONSTRAINT "PK_ffad7bf84e68716cd9af89003b0" PRIMARY KEY ("id"))`,
      undefined,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_6a811e92721631ce3d4fb69627" ON "delivery" ("state") WHERE state = 'started'`,
      undefined,
    );
    await queryRunner.query(`CREATE INDEX "IDX_b37d51328f9ca210b573b19372" ON "delivery" ("orderId") `, undefined);
    await queryRunner.query(
      `CREATE UNIQUE INDEX "IDX_1609363fbeacd8adc2eb41dc54" ON "delivery" ("prepaidPlanId", "dueOn", "attempt") `,
      undefined,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX "IDX_aa09e91d90cd66c3855f7de04c" ON "delivery" ("subscriptionId", "dueOn", "attempt") `,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "payment_session" ADD "isCardAlwaysKept" boolean NOT NULL DEFAULT false`,
      undefined,
    );
    await queryRunner.query(`ALTER TABLE "order" ADD "customFieldsSubscriptionid" character varying(255)`, undefined);
    await queryRunner.query(`ALTER TABLE "order" ADD "customFieldsPrepaidplanid" character varying(255)`, undefined);
    await queryRunner.query(
      `ALTER TABLE "order_line" ADD "customFieldsSubscription" text NOT NULL DEFAULT ''`,
      undefined,
    );
    await queryRunner.query(`ALTER TABLE "order_line" ADD "customFieldsPrepaid" text NOT NULL DEFAULT ''`, undefined);
    await queryRunner.query(
      `ALTER TABLE "prepaid_plan" ADD CONSTRAINT "FK_b9c19cced602a1fa4d650e882fd" FOREIGN KEY ("lineId") REFERENCES "order_line"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "subscribed_line" ADD CONSTRAINT "FK_213fb2c9ce7abaa167f5196d0ed" FOREIGN KEY ("subscriptionId") REFERENCES "subscription"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "subscribed_line" ADD CONSTRAINT "FK_0ca743a5eb1befb5975949dd3bc" FOREIGN KEY ("productVariantId") REFERENCES "product_variant"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "subscription_reminder" ADD CONSTRAINT "FK_4e1947d71bec38ad33c5af60110" FOREIGN KEY ("subscriptionId") REFERENCES "subscription"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "subscription" ADD CONSTRAINT "FK_d60af4b852e9578102269d83f3d" FOREIGN KEY ("channelId") REFERENCES "channel"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "subscription" ADD CONSTRAINT "FK_e4543f99d629cf2c04fe9332e30" FOREIGN KEY ("customerId") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "subscription" ADD CONSTRAINT "FK_9730600a2bf2c34588d7720f41d" FOREIGN KEY ("savedCardId") REFERENCES "saved_card"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "delivery" ADD CONSTRAINT "FK_679b8f04200d6d4a175a8494034" FOREIGN KEY ("subscriptionId") REFERENCES "subscription"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "delivery" ADD CONSTRAINT "FK_18ac4b0962e0fb32d2ed68af4de" FOREIGN KEY ("prepaidPlanId") REFERENCES "prepaid_plan"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "delivery" ADD CONSTRAINT "FK_b37d51328f9ca210b573b19372c" FOREIGN KEY ("orderId") REFERENCES "order"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
      undefined,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(`ALTER TABLE "delivery" DROP CONSTRAINT "FK_b37d51328f9ca210b573b19372c"`, undefined);
    await queryRunner.query(`ALTER TABLE "delivery" DROP CONSTRAINT "FK_18ac4b0962e0fb32d2ed68af4de"`, undefined);
    await queryRunner.query(`ALTER TABLE "delivery" DROP CONSTRAINT "FK_679b8f04200d6d4a175a8494034"`, undefined);
    await queryRunner.query(`ALTER TABLE "subscription" DROP CONSTRAINT "FK_9730600a2bf2c34588d7720f41d"`, undefined);
    await queryRunner.query(`ALTER TABLE "subscription" DROP CONSTRAINT "FK_e4543f99d629cf2c04fe9332e30"`, undefined);
    await queryRunner.query(`ALTER TABLE "subscription" DROP CONSTRAINT "FK_d60af4b852e9578102269d83f3d"`, undefined);
    await queryRunner.query(
      `ALTER TABLE "subscription_reminder" DROP CONSTRAINT "FK_4e1947d71bec38ad33c5af60110"`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "subscribed_line" DROP CONSTRAINT "FK_0ca743a5eb1befb5975949dd3bc"`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "subscribed_line" DROP CONSTRAINT "FK_213fb2c9ce7abaa167f5196d0ed"`,
      undefined,
    );
    await queryRunner.query(`ALTER TABLE "prepaid_plan" DROP CONSTRAINT "FK_b9c19cced602a1fa4d650e882fd"`, undefined);
    await queryRunner.query(`ALTER TABLE "order_line" DROP COLUMN "customFieldsPrepaid"`, undefined);
    await queryRunner.query(`ALTER TABLE "order_line" DROP COLUMN "customFieldsSubscription"`, undefined);
    await queryRunner.query(`ALTER TABLE "order" DROP COLUMN "customFieldsPrepaidplanid"`, undefined);
    await queryRunner.query(`ALTER TABLE "order" DROP COLUMN "customFieldsSubscriptionid"`, undefined);
    await queryRunner.query(`ALTER TABLE "payment_session" DROP COLUMN "isCardAlwaysKept"`, undefined);
    await queryRunner.query(`DROP INDEX "public"."IDX_aa09e91d90cd66c3855f7de04c"`, undefined);
    await queryRunner.query(`DROP INDEX "public"."IDX_1609363fbeacd8adc2eb41dc54"`, undefined);
    await queryRunner.query(`DROP INDEX "public"."IDX_b37d51328f9ca210b573b19372"`, undefined);
    await queryRunner.query(`DROP INDEX "public"."IDX_6a811e92721631ce3d4fb69627"`, undefined);
    await queryRunner.query(`DROP TABLE "delivery"`, undefined);
    await queryRunner.query(`DROP INDEX "public"."IDX_9f01a3d6b5bde04a22dfb0f13b"`, undefined);
    await queryRunner.query(`DROP INDEX "public"."IDX_9730600a2bf2c34588d7720f41"`, undefined);
    await queryRunner.query(`DROP INDEX "public"."IDX_e4543f99d629cf2c04fe9332e3"`, undefined);
    await queryRunner.query(`DROP TABLE "subscription"`, undefined);
    await queryRunner.query(`DROP TABLE "subscription_reminder"`, undefined);
    await queryRunner.query(`DROP INDEX "public"."IDX_213fb2c9ce7abaa167f5196d0e"`, undefined);
    await queryRunner.query(`DROP TABLE "subscribed_line"`, undefined);
    await queryRunner.query(`DROP INDEX "public"."IDX_4c88473ca4902f381fb7612dc0"`, undefined);
    await queryRunner.query(`DROP INDEX "public"."IDX_b9c19cced602a1fa4d650e882f"`, undefined);
    await queryRunner.query(`DROP TABLE "prepaid_plan"`, undefined);
  }
}

import { MigrationInterface, QueryRunner } from 'typeorm';

export class ShopServices1795827468977 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(
      `CREATE TABLE "tracked_event" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "name" character varying NOT NULL, "properties" json NOT NULL, "userId" character varying, "anonymousId" character varying NOT NULL, "receivedAt" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "PK_9d20aae063f30fc6c7c81cb4b87" PRIMARY KEY ("id"))`,
      undefined,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_ddab2b6acbf5ae7e176f1a587c" ON "tracked_event" ("receivedAt") `,
      undefined,
    );
    await queryRunner.query(
      `CREATE TABLE "referred_order" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "orderNumber" character varying NOT NULL, "orderId" character varying NOT NULL, "shareSaleId" character varying, "clickId" character varying, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "UQ_bf9403e3ffcfc60237a594db39c" UNIQUE ("orderNumber"), CONSTRAINT "PK_331866d4a4b4b5afa68b22d049b" PRIMARY KEY ("id"))`,
      undefined,
    );
    await queryRunner.query(
      `CREATE TABLE "review" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "sku" character varying NOT NULL, "score" integer NOT NULL, "title" character varying NOT NULL, "body" text NOT NULL, "author" character varying NOT NULL, "status" character varying NOT NULL, "reason" character varying, "revision" integer NOT NULL DEFAULT '1', "writtenAt" TIMESTAMP WITH TIME ZONE NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "channelId" uuid NOT NULL, "customerId" uuid, CONSTRAINT "UQ_157e50d69f2ddf8bacddcfe074b" UNIQUE ("customerId", "sku"), CONSTRAINT "CHK_90e61e5a3e78422a30227c6ef0" CHECK (score BETWEEN 1 AND 5), CONSTRAINT "PK_2e4299a343a81574217255c00ca" PRIMARY KEY ("id"))`,
      undefined,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_e00df3a2d257f7957d68af5644" ON "review" ("channelId", "writtenAt") WHERE status = 'waiting'`,
      undefined,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_515d38a455b84adbf495665372" ON "review" ("channelId", "sku") WHERE status = 'published'`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "review" ADD CONSTRAINT "FK_398e3eafbb3974eb8e6291d9069" FOREIGN KEY ("channelId") REFERENCES "channel"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "review" ADD CONSTRAINT "FK_e4d7f0ae06cc3b06f3d0af133d4" FOREIGN KEY ("customerId") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
      undefined,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(`ALTER TABLE "review" DROP CONSTRAINT "FK_e4d7f0ae06cc3b06f3d0af133d4"`, undefined);
    await queryRunner.query(`ALTER TABLE "review" DROP CONSTRAINT "FK_398e3eafbb3974eb8e6291d9069"`, undefined);
    await queryRunner.query(`DROP INDEX "public"."IDX_515d38a455b84adbf495665372"`, undefined);
    await queryRunner.query(`DROP INDEX "public"."IDX_e00df3a2d257f7957d68af5644"`, undefined);
    await queryRunner.query(`DROP TABLE "review"`, undefined);
    await queryRunner.query(`DROP TABLE "referred_order"`, undefined);
    await queryRunner.query(`DROP INDEX "public"."IDX_ddab2b6acbf5ae7e176f1a587c"`, undefined);
    await queryRunner.query(`DROP TABLE "tracked_event"`, undefined);
  }
}

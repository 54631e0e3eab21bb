import { MigrationInterface, QueryRunner } from 'typeorm';

export class StockRequests1795827442347 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(
      `CREATE TABLE "stock_request" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "email" character varying NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "variantId" uuid NOT NULL, CONSTRAINT "UQ_70ec384a581e46d215df3ed5445" UNIQUE ("variantId", "email"), CONSTRAINT "PK_66d27a713292fc7eaec80dd8196" PRIMARY KEY ("id"))`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "stock_request" ADD CONSTRAINT "FK_095f94a0199baa1a2ede88c4c11" FOREIGN KEY ("variantId") REFERENCES "product_variant"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
      undefined,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(`ALTER TABLE "stock_request" DROP CONSTRAINT "FK_095f94a0199baa1a2ede88c4c11"`, undefined);
    await queryRunner.query(`DROP TABLE "stock_request"`, undefined);
  }
}

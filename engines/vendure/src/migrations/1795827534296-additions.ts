import { MigrationInterface, QueryRunner } from 'typeorm';

export class Additions1795827534296 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(
      `CREATE TABLE "addition" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "sku" character varying NOT NULL, "quantity" integer NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "sessionId" uuid NOT NULL, CONSTRAINT "REL_43dbffdfa306681f051cea0848" UNIQUE ("sessionId"), CONSTRAINT "PK_9f6ce970bc445892d85072be2ac" PRIMARY KEY ("id"))`,
      undefined,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_ecb2d2e0634773ab0062429b11" ON "payment_session" ("vaultCard") WHERE kind = 'page' AND "vaultCard" IS NOT NULL`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "addition" ADD CONSTRAINT "FK_43dbffdfa306681f051cea0848e" FOREIGN KEY ("sessionId") REFERENCES "payment_session"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
      undefined,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(`ALTER TABLE "addition" DROP CONSTRAINT "FK_43dbffdfa306681f051cea0848e"`, undefined);
    await queryRunner.query(`DROP INDEX "public"."IDX_ecb2d2e0634773ab0062429b11"`, undefined);
    await queryRunner.query(`DROP TABLE "addition"`, undefined);
  }
}

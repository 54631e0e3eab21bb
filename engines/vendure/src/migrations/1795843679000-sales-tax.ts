import { MigrationInterface, QueryRunner } from 'typeorm';

export class SalesTax1795843679000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(
      `CREATE TABLE "sales_tax_rate" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "state" character varying(2) NOT NULL, "county" character varying, "zip" character varying(5), "percent" double precision, "isShippingTaxed" boolean NOT NULL, "validFrom" character varying(10) NOT NULL, "validTo" character varying(10), "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "CHK_6150426440daf6fac4e2676bf1" CHECK (percent IS NOT NULL OR zip IS NOT NULL), CONSTRAINT "PK_32825754d68130cbe4bd58ee2f9" PRIMARY KEY ("id"))`,
      undefined,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_d305f6374426e9a9d7b60c439b" ON "sales_tax_rate" ("state", "zip") `,
      undefined,
    );
    await queryRunner.query(
      `CREATE TABLE "tax_record" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "reference" character varying NOT NULL, "soldAt" TIMESTAMP WITH TIME ZONE NOT NULL, "charged" integer NOT NULL, "tax" integer NOT NULL, "requests" text NOT NULL, "sales" text, "returned" integer NOT NULL DEFAULT '0', "isDue" boolean NOT NULL DEFAULT true, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "orderId" uuid NOT NULL, CONSTRAINT "UQ_9373cdd188abfb5d4e3feb17553" UNIQUE ("reference"), CONSTRAINT "PK_4e32fd3ab057ee3052cd8113ad9" PRIMARY KEY ("id"))`,
      undefined,
    );
    await queryRunner.query(`CREATE INDEX "IDX_1bdbc5725293d85995aa6c0dd0" ON "tax_record" ("orderId") `, undefined);
    await queryRunner.query(
      `CREATE INDEX "IDX_1ed22fe1e771224b9debb67d45" ON "tax_record" ("createdAt") WHERE "isDue"`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "tax_record" ADD CONSTRAINT "FK_1bdbc5725293d85995aa6c0dd06" FOREIGN KEY ("orderId") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
      undefined,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(`ALTER TABLE "tax_record" DROP CONSTRAINT "FK_1bdbc5725293d85995aa6c0dd06"`, undefined);
    await queryRunner.query(`DROP INDEX "public"."IDX_1ed22fe1e771224b9debb67d45"`, undefined);
    await queryRunner.query(`DROP INDEX "public"."IDX_1bdbc5725293d85995aa6c0dd0"`, undefined);
    await queryRunner.query(`DROP TABLE "tax_record"`, undefined);
    await queryRunner.query(`DROP INDEX "public"."IDX_d305f6374426e9a9d7b60c439b"`, undefined);
    await queryRunner.query(`DROP TABLE "sales_tax_rate"`, undefined);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TaxEntries1795982000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "tax_entry" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(),
         "kind" character varying NOT NULL, "item" character varying NOT NULL, "itemId" uuid NOT NULL,
         "state" character varying NOT NULL, "county" character varying, "jurisdiction" character varying NOT NULL,
         "rate" double precision NOT NULL, "base" integer NOT NULL, "tax" integer NOT NULL,
         "moment" TIMESTAMP WITH TIME ZONE NOT NULL, "day" date NOT NULL,
         "id" uuid NOT NULL DEFAULT gen_random_uuid(), "orderId" uuid NOT NULL,
         CONSTRAINT "PK_42b9c720fcd8a45dbccb8e9638e" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_98e1aa0f504f0cf4445e78209f" ON "tax_entry" ("orderId")`);
    await queryRunner.query(`CREATE INDEX "IDX_6641472a18d507e2f0d115dbe3" ON "tax_entry" ("day", "state")`);
    await queryRunner.query(
      `ALTER TABLE "tax_entry" ADD CONSTRAINT "FK_98e1aa0f504f0cf4445e78209f1" FOREIGN KEY ("orderId")
         REFERENCES "order"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `CREATE FUNCTION refuse_change_of_tax_entry() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN RAISE EXCEPTION 'Entries of tax are only added: correct one by another.'; END $$`,
    );
    await queryRunner.query(
      `CREATE TRIGGER tax_entry_is_final BEFORE UPDATE OR DELETE ON "tax_entry"
         FOR EACH ROW EXECUTE FUNCTION refuse_change_of_tax_entry()`,
    );
    await queryRunner.query(`ALTER TABLE "tax_record" ADD "reversed" text`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "tax_record" DROP COLUMN "reversed"`);
    await queryRunner.query(`DROP TABLE "tax_entry"`);
    await queryRunner.query(`DROP FUNCTION refuse_change_of_tax_entry`);
  }
}

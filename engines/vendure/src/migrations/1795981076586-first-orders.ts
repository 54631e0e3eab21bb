import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FirstOrders1795981076586 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "subscription" ADD "firstOrderId" uuid`);
    await queryRunner.query(`CREATE INDEX "IDX_f95a52e709e69c36a247b00f91" ON "subscription" ("firstOrderId")`);
    await queryRunner.query(
      `ALTER TABLE "subscription" ADD CONSTRAINT "FK_f95a52e709e69c36a247b00f91d" FOREIGN KEY ("firstOrderId") REFERENCES "order"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "subscription" DROP CONSTRAINT "FK_f95a52e709e69c36a247b00f91d"`);
    await queryRunner.query(`DROP INDEX "IDX_f95a52e709e69c36a247b00f91"`);
    await queryRunner.query(`ALTER TABLE "subscription" DROP COLUMN "firstOrderId"`);
  }
}

import { MigrationInterface, QueryRunner } from 'typeorm';

export class ProvenAddresses1795932873708 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(`ALTER TABLE "customer" ADD "customFieldsProvenemail" character varying(255)`, undefined);
    await queryRunner.query(
      `ALTER TABLE "customer" ADD CONSTRAINT "UQ_7f0e5419a03879eeae24ce3ccc7" UNIQUE ("customFieldsProvenemail")`,
      undefined,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(`ALTER TABLE "customer" DROP CONSTRAINT "UQ_7f0e5419a03879eeae24ce3ccc7"`, undefined);
    await queryRunner.query(`ALTER TABLE "customer" DROP COLUMN "customFieldsProvenemail"`, undefined);
  }
}

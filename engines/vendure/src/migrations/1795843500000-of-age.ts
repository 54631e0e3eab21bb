import { MigrationInterface, QueryRunner } from 'typeorm';

export class OfAge1795843500000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(`ALTER TABLE "mailing_list_contact" ADD "ofAgeOn" character varying`, undefined);
  }

  public async down(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(`ALTER TABLE "mailing_list_contact" DROP COLUMN "ofAgeOn"`, undefined);
  }
}

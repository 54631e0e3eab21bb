import { MigrationInterface, QueryRunner } from 'typeorm';

export class GroupOrders1795827495988 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(`ALTER TABLE "order" ADD "customFieldsGrouporder" text`, undefined);
  }

  public async down(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(`ALTER TABLE "order" DROP COLUMN "customFieldsGrouporder"`, undefined);
  }
}

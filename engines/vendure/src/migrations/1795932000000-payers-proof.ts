import { MigrationInterface, QueryRunner } from 'typeorm';

export class PayersProof1795932000000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(`ALTER TABLE "payment_session" ADD "additionTokenHash" character varying`, undefined);
    await queryRunner.query(`ALTER TABLE "payment_session" ADD "orderDigest" character varying`, undefined);
  }

  public async down(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(`ALTER TABLE "payment_session" DROP COLUMN "orderDigest"`, undefined);
    await queryRunner.query(`ALTER TABLE "payment_session" DROP COLUMN "additionTokenHash"`, undefined);
  }
}

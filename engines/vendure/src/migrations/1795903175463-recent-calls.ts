import { MigrationInterface, QueryRunner } from 'typeorm';

export class RecentCalls1795903175463 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(
      `CREATE TABLE "recent_call" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "caller" character varying NOT NULL, "calls" integer NOT NULL, "endsAt" TIMESTAMP WITH TIME ZONE NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "UQ_4d173f427e4c9df80cfd163f242" UNIQUE ("caller"), CONSTRAINT "PK_6d1ed7e61dbf895c6cedbde036a" PRIMARY KEY ("id"))`,
      undefined,
    );
    await queryRunner.query(`CREATE INDEX "IDX_d8721dd41dde1ed7f5f672c358" ON "recent_call" ("endsAt") `, undefined);
  }

  public async down(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(`DROP INDEX "public"."IDX_d8721dd41dde1ed7f5f672c358"`, undefined);
    await queryRunner.query(`DROP TABLE "recent_call"`, undefined);
  }
}

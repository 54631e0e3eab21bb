import { MigrationInterface, QueryRunner } from 'typeorm';

export class KeyedCalls1795791771444 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(
      `CREATE TABLE "keyed_call" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "caller" character varying NOT NULL, "key" character varying NOT NULL, "request" character varying NOT NULL, "begunAt" TIMESTAMP WITH TIME ZONE NOT NULL, "answer" text, "id" SERIAL NOT NULL, CONSTRAINT "UQ_980a10d589e57a2d0146e1779d4" UNIQUE ("caller", "key"), CONSTRAINT "PK_dd0f94a7aca6671ea772fecac9a" PRIMARY KEY ("id"))`,
      undefined,
    );
    await queryRunner.query(`CREATE INDEX "IDX_63c6ffec35b3ef3d88f5597e13" ON "keyed_call" ("begunAt") `, undefined);
  }

  public async down(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(`DROP INDEX "public"."IDX_63c6ffec35b3ef3d88f5597e13"`, undefined);
    await queryRunner.query(`DROP TABLE "keyed_call"`, undefined);
  }
}

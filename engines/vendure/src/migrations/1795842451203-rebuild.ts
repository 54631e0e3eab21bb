import { MigrationInterface, QueryRunner } from 'typeorm';

export class Rebuild1795842451203 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(
      `CREATE TABLE "rebuild" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "event" character varying NOT NULL, "fingerprint" character varying NOT NULL, "changedAt" TIMESTAMP WITH TIME ZONE NOT NULL, "triedAt" TIMESTAMP WITH TIME ZONE, "calledAt" TIMESTAMP WITH TIME ZONE, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "UQ_87bb8ab9eeea6a3b31bbc2d6430" UNIQUE ("event"), CONSTRAINT "PK_f35510d5caf14ea152c29859d48" PRIMARY KEY ("id"))`,
      undefined,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(`DROP TABLE "rebuild"`, undefined);
  }
}

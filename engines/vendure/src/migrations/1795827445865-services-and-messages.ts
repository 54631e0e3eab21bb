import { MigrationInterface, QueryRunner } from 'typeorm';

export class ServicesAndMessages1795827445865 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(
      `CREATE TABLE "message_time" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "contact" character varying NOT NULL, "sentAt" TIMESTAMP WITH TIME ZONE NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "UQ_9ed9ffc6c7d9c749d495c6d9712" UNIQUE ("contact"), CONSTRAINT "PK_3470e2a5dcff26eb7542f7341de" PRIMARY KEY ("id"))`,
      undefined,
    );
    await queryRunner.query(`CREATE INDEX "IDX_0c24be867e000f015cd261a70f" ON "message_time" ("sentAt") `, undefined);
    await queryRunner.query(
      `CREATE TABLE "contact_message" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "key" character varying NOT NULL, "content" character varying NOT NULL, "sender" character varying NOT NULL, "receivedAt" TIMESTAMP WITH TIME ZONE NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "UQ_f697fac0fe55ede562453d2c55b" UNIQUE ("key"), CONSTRAINT "PK_1476ca9a6265a586f618ea918fd" PRIMARY KEY ("id"))`,
      undefined,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_2a815b41618e45ac786079ede4" ON "contact_message" ("sender", "receivedAt") `,
      undefined,
    );
    await queryRunner.query(
      `CREATE TABLE "giveaway" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "name" character varying NOT NULL, "title" character varying NOT NULL, "startsAt" TIMESTAMP WITH TIME ZONE NOT NULL, "endsAt" TIMESTAMP WITH TIME ZONE NOT NULL, "excludedStates" text NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "UQ_d19e75e75eb30898625109dd912" UNIQUE ("name"), CONSTRAINT "CHK_650de50c8e54a1d9d195c6331d" CHECK ("startsAt" < "endsAt"), CONSTRAINT "PK_fdbebb79a049e10c16e3df5d447" PRIMARY KEY ("id"))`,
      undefined,
    );
    await queryRunner.query(
      `CREATE TABLE "giveaway_entry" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "position" SERIAL NOT NULL, "email" character varying NOT NULL, "name" character varying NOT NULL, "state" character varying NOT NULL, "enteredAt" TIMESTAMP WITH TIME ZONE NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), "giveawayId" uuid NOT NULL, CONSTRAINT "UQ_a6a37dfbdb505530a7da230798e" UNIQUE ("giveawayId", "email"), CONSTRAINT "PK_499f9b1b6762095c80f1b5f76b7" PRIMARY KEY ("id"))`,
      undefined,
    );
    await queryRunner.query(
      `CREATE TABLE "mailing_list_contact" ("createdAt" TIMESTAMP NOT NULL DEFAULT now(), "updatedAt" TIMESTAMP NOT NULL DEFAULT now(), "list" character varying NOT NULL, "contact" character varying NOT NULL, "state" character varying NOT NULL, "token" character varying NOT NULL, "askedAt" TIMESTAMP WITH TIME ZONE, "changedAt" TIMESTAMP WITH TIME ZONE NOT NULL, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "UQ_27de4c28decfcde25bd590eb3ed" UNIQUE ("token"), CONSTRAINT "UQ_4870da188eb1e2429a1c043a82e" UNIQUE ("list", "contact"), CONSTRAINT "PK_24e6c51da8f8a3656bb0a11f80f" PRIMARY KEY ("id"))`,
      undefined,
    );
    await queryRunner.query(
      `ALTER TABLE "giveaway_entry" ADD CONSTRAINT "FK_aaae4a35954e3abf988b5dcf871" FOREIGN KEY ("giveawayId") REFERENCES "giveaway"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
      undefined,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<any> {
    await queryRunner.query(`ALTER TABLE "giveaway_entry" DROP CONSTRAINT "FK_aaae4a35954e3abf988b5dcf871"`, undefined);
    await queryRunner.query(`DROP TABLE "mailing_list_contact"`, undefined);
    await queryRunner.query(`DROP TABLE "giveaway_entry"`, undefined);
    await queryRunner.query(`DROP TABLE "giveaway"`, undefined);
    await queryRunner.query(`DROP INDEX "public"."IDX_2a815b41618e45ac786079ede4"`, undefined);
    await queryRunner.query(`DROP TABLE "contact_message"`, undefined);
    await queryRunner.query(`DROP INDEX "public"."IDX_0c24be867e000f015cd261a70f"`, undefined);
    await queryRunner.query(`DROP TABLE "message_time"`, undefined);
  }
}

ALTER TYPE "Permission" ADD VALUE 'view_queues';
ALTER TYPE "Permission" ADD VALUE 'manage_queues';

ALTER TABLE "sessions" ADD COLUMN "proven_at" TIMESTAMPTZ(3);

CREATE TABLE "admin_totps" (
    "admin_id" INTEGER NOT NULL,
    "salt" BYTEA NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "last_step" BIGINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "admin_totps_pkey" PRIMARY KEY ("admin_id")
);

CREATE TABLE "admin_recovery_codes" (
    "admin_id" INTEGER NOT NULL,
    "code_hash" BYTEA NOT NULL,

    CONSTRAINT "admin_recovery_codes_pkey" PRIMARY KEY ("admin_id","code_hash")
);

CREATE TABLE "admin_passkeys" (
    "id" BIGSERIAL NOT NULL,
    "admin_id" INTEGER NOT NULL,
    "credential_id" TEXT NOT NULL,
    "public_key" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL,
    "transports" TEXT[],
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "admin_passkeys_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "admin_passkeys_credential_id_key" ON "admin_passkeys"("credential_id");
CREATE INDEX "admin_passkeys_admin_id_idx" ON "admin_passkeys"("admin_id");

ALTER TABLE "admin_totps" ADD CONSTRAINT "admin_totps_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "admins"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "admin_recovery_codes" ADD CONSTRAINT "admin_recovery_codes_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "admins"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "admin_passkeys" ADD CONSTRAINT "admin_passkeys_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "admins"("id") ON DELETE CASCADE ON UPDATE CASCADE;

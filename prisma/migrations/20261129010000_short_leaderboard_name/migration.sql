ALTER TABLE "members" ADD COLUMN "shows_short_name" BOOLEAN NOT NULL DEFAULT false;

-- A mark is known by its member and class. Its number of 32 bits loses its index and may come
-- again, so that it never ends; the release before still reads it, and a later one drops it. Both
-- are a change of the catalogue alone, whatever the size of the table.
SET LOCAL lock_timeout = '5s';

ALTER TABLE "attendances" DROP CONSTRAINT "attendances_pkey",
  ADD CONSTRAINT "attendances_pkey" PRIMARY KEY USING INDEX "attendances_member_id_class_id_key";
ALTER SEQUENCE "attendances_id_seq" CYCLE;

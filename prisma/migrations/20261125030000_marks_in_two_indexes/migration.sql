-- With its day before its class the key of a mark finds the days of a member too, and a mark is
-- written into one index less. Processes of the release before go on: a key is recognised by its
-- columns, in whatever order. On big tables it is made before, by hand (docs/operations.md).
DO $$ BEGIN
  PERFORM set_config('lock_timeout', '150ms', true);
  FOR nr IN 1..100 LOOP
    BEGIN
      LOCK TABLE marks IN ACCESS EXCLUSIVE MODE;
      EXIT;
    EXCEPTION WHEN lock_not_available THEN
      IF nr = 100 THEN RAISE; END IF;
      PERFORM pg_sleep(0.05 + random() / 10);
    END;
  END LOOP;
END $$;

-- CreateIndex
CREATE UNIQUE INDEX "marks_member_id_class_date_class_id_key" ON "marks"("member_id", "class_date", "class_id");

-- DropIndex
DROP INDEX "marks_member_id_class_id_class_date_key";

-- DropIndex
DROP INDEX "marks_member_id_class_date_idx";

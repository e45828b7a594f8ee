-- Notices of a change of a class that go to more members than one statement should write: the worker owes them a span of members at a time.
SET LOCAL lock_timeout = '5s';

CREATE TABLE "class_notices" (
    "id" BIGSERIAL NOT NULL,
    "event" TEXT NOT NULL,
    "template" "MessageTemplate" NOT NULL,
    "variables" JSONB NOT NULL,
    "class_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "series_id" INTEGER,
    "since" DATE NOT NULL,
    "last_member_id" INTEGER NOT NULL,
    "done_to_member_id" INTEGER NOT NULL DEFAULT 0,
    "owed" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "class_notices_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "class_notices_event_key" ON "class_notices"("event");
CREATE INDEX "class_notices_class_id_idx" ON "class_notices"("class_id");
CREATE INDEX "class_notices_finished_at_idx" ON "class_notices"("finished_at");
ALTER TABLE "class_notices" ADD CONSTRAINT "class_notices_class_id_fkey"
  FOREIGN KEY ("class_id") REFERENCES "classes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

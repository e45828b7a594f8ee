-- Friends see a member in class only after the member has agreed.
ALTER TABLE "members" ADD COLUMN "shows_presence" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "presence_answered_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "cheers" (
    "to_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "from_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "cheers_pkey" PRIMARY KEY ("to_id","day","from_id"),
    CONSTRAINT "cheers_not_to_self_check" CHECK ("to_id" <> "from_id")
);

-- CreateIndex
CREATE INDEX "cheers_from_id_day_idx" ON "cheers"("from_id", "day");

-- CreateIndex
CREATE INDEX "cheers_day_idx" ON "cheers"("day");

-- AddForeignKey
ALTER TABLE "cheers" ADD CONSTRAINT "cheers_to_id_fkey" FOREIGN KEY ("to_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cheers" ADD CONSTRAINT "cheers_from_id_fkey" FOREIGN KEY ("from_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateTable
CREATE TABLE "moods" (
    "member_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "mood" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "moods_pkey" PRIMARY KEY ("member_id","day")
);

-- CreateIndex
CREATE INDEX "moods_day_idx" ON "moods"("day");

-- AddForeignKey
ALTER TABLE "moods" ADD CONSTRAINT "moods_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

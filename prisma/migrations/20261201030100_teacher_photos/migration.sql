ALTER TABLE "teachers" ADD COLUMN "photo_key" TEXT;

-- AddForeignKey
ALTER TABLE "teachers" ADD CONSTRAINT "teachers_photo_key_fkey" FOREIGN KEY ("photo_key") REFERENCES "stored_files"("key") ON DELETE SET NULL ON UPDATE CASCADE;

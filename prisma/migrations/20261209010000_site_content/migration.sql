-- AlterTable
ALTER TABLE "contact_settings" ADD COLUMN     "address" TEXT,
ADD COLUMN     "data_protection" TEXT,
ADD COLUMN     "grievance_officer" TEXT,
ADD COLUMN     "phone" TEXT,
ADD COLUMN     "social_pages" TEXT,
ADD COLUMN     "telegram_chat" TEXT,
ADD COLUMN     "whatsapp_group" TEXT;

-- CreateTable
CREATE TABLE "site_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "name" TEXT,
    "short_name" TEXT,
    "tagline" TEXT,
    "copyright" TEXT,
    "signature" TEXT,
    "accent" TEXT NOT NULL DEFAULT 'indigo',
    "logo_key" TEXT,
    "founder_name" TEXT,
    "founder_role" TEXT,
    "founder_quote" TEXT,
    "founder_story" TEXT,
    "founder_photo_key" TEXT,
    "press" TEXT,
    "figures" TEXT,
    "community_claim" TEXT,
    "morning_times" TEXT,
    "evening_times" TEXT,
    "whatsapp_tested_at" TIMESTAMPTZ(3),
    "payments_tested_at" TIMESTAMPTZ(3),
    "translations" JSONB NOT NULL DEFAULT '{}',
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "site_settings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "testimonials" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "age" INTEGER,
    "days" INTEGER NOT NULL,
    "achievement" TEXT,
    "quote" TEXT NOT NULL,
    "stars" INTEGER,
    "photo_key" TEXT,
    "translations" JSONB NOT NULL DEFAULT '{}',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "testimonials_pkey" PRIMARY KEY ("id")
);

-- AddForeignKey
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_logo_key_fkey" FOREIGN KEY ("logo_key") REFERENCES "stored_files"("key") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_founder_photo_key_fkey" FOREIGN KEY ("founder_photo_key") REFERENCES "stored_files"("key") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_photo_key_fkey" FOREIGN KEY ("photo_key") REFERENCES "stored_files"("key") ON DELETE SET NULL ON UPDATE CASCADE;

-- Why a class is not held, as far as staff said, and what of it they wrote in other languages.
SET LOCAL lock_timeout = '5s';

ALTER TABLE "classes" ADD COLUMN "cancel_reason" TEXT;
ALTER TABLE "classes" ADD COLUMN "cancel_translations" JSONB NOT NULL DEFAULT '{}';

-- Members who have reminders have already answered the question on the home page.
ALTER TABLE "members" ADD COLUMN "reminder_answered_at" TIMESTAMPTZ(3);

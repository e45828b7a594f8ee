-- A mark that came after a later day's, or within a pause, owes its member a replay: a sweep finds it when the job was lost.
ALTER TABLE "members" ADD COLUMN "owes_replay" BOOLEAN NOT NULL DEFAULT false;
CREATE INDEX "members_owes_replay_idx" ON "members"("id") WHERE (owes_replay);

-- Codes are removed after two days, and each removal looks for the message that carried it.
CREATE INDEX "messages_otp_id_idx" ON "messages"("otp_id") WHERE (otp_id IS NOT NULL);

-- Rows that are kept for days or as long as a session number themselves anew after 2,147,483,647:
-- whoever had the first numbers is long gone by then.
SET LOCAL lock_timeout = '5s';

ALTER SEQUENCE "messages_id_seq" CYCLE;
ALTER SEQUENCE "otp_codes_id_seq" CYCLE;
ALTER SEQUENCE "sessions_id_seq" CYCLE;

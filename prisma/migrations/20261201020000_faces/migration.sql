ALTER TABLE "members" ADD COLUMN "face" TEXT;

-- Teachers have the same six drawn faces as members.
UPDATE "teachers" SET "face" = CASE "face" WHEN 'sunita' THEN 'bun' WHEN 'mary' THEN 'bob' WHEN 'imran' THEN 'beard' END
WHERE "face" IN ('sunita', 'mary', 'imran');

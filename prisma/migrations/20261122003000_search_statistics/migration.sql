-- The search of members takes one way for a text that many have and another for one that few have. With the usual sample of a hundred values
-- the planner takes a common name for a rare one.
ALTER TABLE "members" ALTER COLUMN "name" SET STATISTICS 200;
ALTER TABLE "members" ALTER COLUMN "email" SET STATISTICS 200;
ANALYZE "members" ("name", "email");

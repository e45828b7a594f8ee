-- No index of members holds what a mark changes any more. Processes of the release before sort
-- their leaderboard instead, for as long as they still run. Pages keep room for the next version
-- of a row: rows that are there move to such pages as they are written.
SET LOCAL lock_timeout = '5s';

-- DropIndex
DROP INDEX "members_leaderboard_idx";

-- DropIndex
DROP INDEX "members_total_classes_idx";

ALTER TABLE "members" SET (fillfactor = 80);
ALTER TABLE "classes" SET (fillfactor = 80);

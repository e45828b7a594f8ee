-- The pool of WhatsApp groups, and the one that each member was led to.
SET LOCAL lock_timeout = '5s';

CREATE TABLE "community_groups" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "link" TEXT NOT NULL,
    "capacity" INTEGER NOT NULL,
    "places_taken" INTEGER NOT NULL DEFAULT 0,
    "closed_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "community_groups_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "community_groups_capacity_check" CHECK ("capacity" >= 1),
    CONSTRAINT "community_groups_places_check" CHECK ("places_taken" BETWEEN 0 AND "capacity")
);
CREATE UNIQUE INDEX "community_groups_link_key" ON "community_groups"("link");

-- No index: nothing asks who is in a group, and without one the first opening stays a change in place.
ALTER TABLE "members" ADD COLUMN "community_group_id" INTEGER;
ALTER TABLE "members" ADD CONSTRAINT "members_community_group_id_fkey"
  FOREIGN KEY ("community_group_id") REFERENCES "community_groups"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
ALTER TABLE "members" VALIDATE CONSTRAINT "members_community_group_id_fkey";

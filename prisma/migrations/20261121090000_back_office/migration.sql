-- AlterTable
ALTER TABLE "admins" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable: the civil day of what is there already follows the community's default zone.
ALTER TABLE "donations"
  ADD COLUMN "screenshot_bands" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[],
  ADD COLUMN "donated_on" DATE;
UPDATE "donations" SET "donated_on" = ("created_at" AT TIME ZONE 'Asia/Kolkata')::date;
ALTER TABLE "donations" ALTER COLUMN "donated_on" SET NOT NULL;

-- CreateTable
CREATE TABLE "donation_totals" (
    "month" DATE NOT NULL,
    "status" "DonationStatus" NOT NULL,
    "payment_method" "PaymentMethod" NOT NULL,
    "category" TEXT NOT NULL,
    "donations" INTEGER NOT NULL DEFAULT 0,
    "amount_paise" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "donation_totals_pkey" PRIMARY KEY ("month","status","payment_method","category")
);

-- CreateIndex
CREATE INDEX "donations_screenshot_bands_idx" ON "donations" USING GIN ("screenshot_bands");

-- CreateIndex
CREATE INDEX "members_gender_name_id_idx" ON "members"("gender", "name", "id");

-- CreateIndex
CREATE INDEX "members_gender_created_at_id_idx" ON "members"("gender", "created_at", "id");

-- Donations are counted where they stand: leaving one kind and entering another. Rows of the totals are always touched in one order.
CREATE FUNCTION count_donations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO donation_totals (month, status, payment_method, category, donations, amount_paise)
    SELECT date_trunc('month', donated_on)::date, status, payment_method, category, sum(one)::integer, sum(paise)::bigint
      FROM (
        SELECT OLD.donated_on, OLD.status, OLD.payment_method, OLD.category, -1 AS one, -OLD.amount_paise AS paise WHERE OLD.id IS NOT NULL
        UNION ALL
        SELECT NEW.donated_on, NEW.status, NEW.payment_method, NEW.category, 1, NEW.amount_paise WHERE NEW.id IS NOT NULL
      ) AS changes
      GROUP BY 1, 2, 3, 4 HAVING sum(one) <> 0 OR sum(paise) <> 0
      ORDER BY 1, 2, 3, 4
    ON CONFLICT (month, status, payment_method, category) DO UPDATE
      SET donations = donation_totals.donations + excluded.donations, amount_paise = donation_totals.amount_paise + excluded.amount_paise;
  RETURN NULL;
END $$;
INSERT INTO donation_totals (month, status, payment_method, category, donations, amount_paise)
  SELECT date_trunc('month', donated_on)::date, status, payment_method, category, count(*), sum(amount_paise)
    FROM donations GROUP BY 1, 2, 3, 4;
CREATE TRIGGER donations_counted AFTER INSERT OR DELETE OR UPDATE OF donated_on, status, payment_method, category, amount_paise ON donations
  FOR EACH ROW EXECUTE FUNCTION count_donations();

-- Ratings of all subjects and their stars, beside the members' own counters and sharded like them.
CREATE FUNCTION count_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_counters (name, shard, value)
    SELECT name, coalesce(NEW.member_id, OLD.member_id) % 16, amount
      FROM (VALUES
        ('rating_stars', coalesce(NEW.rating, 0) - coalesce(OLD.rating, 0)),
        ('ratings', (NEW.id IS NOT NULL)::integer - (OLD.id IS NOT NULL)::integer)
      ) AS changes(name, amount)
      WHERE amount <> 0
      ORDER BY name
    ON CONFLICT (name, shard) DO UPDATE SET value = member_counters.value + excluded.value;
  RETURN NULL;
END $$;
INSERT INTO member_counters (name, shard, value)
  SELECT name, shard, value
    FROM (SELECT member_id % 16 AS shard, count(*) AS ratings, sum(rating) AS stars FROM ratings GROUP BY 1) AS counted
    CROSS JOIN LATERAL (VALUES ('ratings', ratings), ('rating_stars', stars)) AS counters(name, value);
CREATE TRIGGER ratings_counted AFTER INSERT OR DELETE OR UPDATE OF rating ON ratings
  FOR EACH ROW EXECUTE FUNCTION count_ratings();

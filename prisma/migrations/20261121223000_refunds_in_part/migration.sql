-- AlterTable: what went back to the donor; all of it, once a donation is refunded.
ALTER TABLE "donations" ADD COLUMN "refunded_paise" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "donations" ADD CONSTRAINT "donations_refunded_paise_check" CHECK (refunded_paise BETWEEN 0 AND amount_paise);

-- Totals count what stayed; donations that are refunded as a whole are counted with their whole amount under that status.
CREATE FUNCTION stayed(donation donations) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE donation.status WHEN 'refunded' THEN donation.amount_paise ELSE donation.amount_paise - donation.refunded_paise END
$$;
CREATE OR REPLACE FUNCTION count_donations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO donation_totals (month, status, payment_method, category, donations, amount_paise)
    SELECT date_trunc('month', donated_on)::date, status, payment_method, category, sum(one)::integer, sum(paise)::bigint
      FROM (
        SELECT OLD.donated_on, OLD.status, OLD.payment_method, OLD.category, -1 AS one, -stayed(OLD) AS paise WHERE OLD.id IS NOT NULL
        UNION ALL
        SELECT NEW.donated_on, NEW.status, NEW.payment_method, NEW.category, 1, stayed(NEW) WHERE NEW.id IS NOT NULL
      ) AS changes
      GROUP BY 1, 2, 3, 4 HAVING sum(one) <> 0 OR sum(paise) <> 0
      ORDER BY 1, 2, 3, 4
    ON CONFLICT (month, status, payment_method, category) DO UPDATE
      SET donations = donation_totals.donations + excluded.donations, amount_paise = donation_totals.amount_paise + excluded.amount_paise;
  RETURN NULL;
END $$;
DROP TRIGGER donations_counted ON donations;
CREATE TRIGGER donations_counted AFTER INSERT OR DELETE OR UPDATE OF donated_on, status, payment_method, category, amount_paise, refunded_paise ON donations
  FOR EACH ROW EXECUTE FUNCTION count_donations();

-- Rows that come and go are counted once a statement: by row, three hundred thousand of them wrote each counter so often that the time grew with
-- the square of their number. Changes are still counted by row, because a trigger by statement cannot be kept off the columns that do not matter.
SET LOCAL lock_timeout = '5s';

CREATE FUNCTION count_many_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_counters (name, shard, value)
    SELECT counted.name, changed.id % 16, sum(CASE TG_OP WHEN 'INSERT' THEN amount ELSE -amount END)::bigint
      FROM changed, counts_of(ROW(changed.*)::members) AS counted
      GROUP BY 1, 2 HAVING sum(amount) <> 0
      ORDER BY 1, 2
    ON CONFLICT (name, shard) DO UPDATE SET value = member_counters.value + excluded.value;
  RETURN NULL;
END $$;
DROP TRIGGER members_counted ON members;
CREATE TRIGGER members_counted AFTER UPDATE OF gender, karma_points ON members FOR EACH ROW EXECUTE FUNCTION count_members();
CREATE TRIGGER members_come AFTER INSERT ON members
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_many_members();
CREATE TRIGGER members_go AFTER DELETE ON members
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_many_members();

CREATE FUNCTION count_many_donations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO donation_totals (month, status, payment_method, category, donations, amount_paise)
    SELECT date_trunc('month', donated_on)::date, status, payment_method, category, sum(sign)::integer,
        sum(sign * stayed(ROW(changed.*)::donations))::bigint
      FROM changed, (SELECT CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END) AS direction (sign)
      GROUP BY 1, 2, 3, 4
      ORDER BY 1, 2, 3, 4
    ON CONFLICT (month, status, payment_method, category) DO UPDATE
      SET donations = donation_totals.donations + excluded.donations, amount_paise = donation_totals.amount_paise + excluded.amount_paise;
  RETURN NULL;
END $$;
DROP TRIGGER donations_counted ON donations;
CREATE TRIGGER donations_counted AFTER UPDATE OF donated_on, status, payment_method, category, amount_paise, refunded_paise ON donations
  FOR EACH ROW EXECUTE FUNCTION count_donations();
CREATE TRIGGER donations_come AFTER INSERT ON donations
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_many_donations();
CREATE TRIGGER donations_go AFTER DELETE ON donations
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_many_donations();

CREATE FUNCTION count_many_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_counters (name, shard, value)
    SELECT counted.name, member_id % 16, sum(CASE TG_OP WHEN 'INSERT' THEN amount ELSE -amount END)
      FROM changed, LATERAL (VALUES ('rating_stars', rating), ('ratings', 1)) AS counted (name, amount)
      GROUP BY 1, 2
      ORDER BY 1, 2
    ON CONFLICT (name, shard) DO UPDATE SET value = member_counters.value + excluded.value;
  RETURN NULL;
END $$;
DROP TRIGGER ratings_counted ON ratings;
CREATE TRIGGER ratings_counted AFTER UPDATE OF rating ON ratings FOR EACH ROW EXECUTE FUNCTION count_ratings();
CREATE TRIGGER ratings_come AFTER INSERT ON ratings
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_many_ratings();
CREATE TRIGGER ratings_go AFTER DELETE ON ratings
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_many_ratings();

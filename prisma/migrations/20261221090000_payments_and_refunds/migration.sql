SET LOCAL lock_timeout = '5s';

-- The day of an online donation is the day of its payment. Stored webhook events of the last 30
-- days contain this day, so only few rows change. A donation whose receipt number belongs to
-- another financial year is left as it is (docs/operations/upgrade-notes.md).
WITH paid AS (
  SELECT payload #>> '{payload,payment,entity,id}' AS payment_id,
    (to_timestamp(min((payload #>> '{payload,payment,entity,created_at}')::numeric)) AT TIME ZONE 'Asia/Kolkata')::date AS day
  FROM webhook_events
  WHERE payload IS NOT NULL AND payload #>> '{payload,payment,entity,created_at}' ~ '^\d{1,10}$'
  GROUP BY 1
)
UPDATE donations SET donated_on = paid.day
FROM paid
WHERE donations.provider_payment_id = paid.payment_id
  AND paid.day < donations.donated_on
  AND (
    donations.receipt_year IS NULL
    OR donations.receipt_year = extract(year FROM paid.day)::integer - (extract(month FROM paid.day) < 4)::integer
  );

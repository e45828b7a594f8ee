-- When each scheduled job last succeeded, for alerts that outlive a restart of the worker.
CREATE TABLE job_successes (
  job TEXT PRIMARY KEY,
  succeeded_at TIMESTAMPTZ(3) NOT NULL
);

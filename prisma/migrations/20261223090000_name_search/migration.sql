-- Staff find names by how they are read: without accents and nuktas, and with an anusvara or the
-- nasal before its consonant. On a large table, create the function and the indexes by hand before
-- this migration (docs/operations/upgrade-notes.md).
SET LOCAL lock_timeout = '5s';
CREATE OR REPLACE FUNCTION search_name(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(
    regexp_replace(
      regexp_replace(
        translate(
          -- Accents, nuktas and characters without width.
          regexp_replace(lower(normalize(name, NFKD)), '[\u0300-\u036f\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g'),
          U&'\0901\0A81\2019', U&'\0902\0A82'''),
        '[ङञणनम]्(?=[क-घच-झट-ढत-धप-भ])', U&'\0902', 'g'),
      '[ઙઞણનમ]્(?=[ક-ઘચ-ઝટ-ઢત-ધપ-ભ])', U&'\0A82', 'g'),
    '\s+', ' ', 'g')
$$;
CREATE INDEX IF NOT EXISTS members_search_name_idx ON members USING gin (search_name(name) gin_trgm_ops);

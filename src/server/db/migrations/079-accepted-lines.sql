alter table quote_requests
  -- [{ lineId, n }]: which prices of the latest answer the buyer has accepted, n counted from 0 among the prices for that line. Null for
  -- those that count in its total.
  add column accepted_lines jsonb;

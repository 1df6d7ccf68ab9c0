-- The mean by which all suppliers were last found to be ranked, and when: as long as it holds, nobody has to look at all of them each minute.
alter table rating_mean add column ranked_mean double precision, add column ranked_at timestamptz;

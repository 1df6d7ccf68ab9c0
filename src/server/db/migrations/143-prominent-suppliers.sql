-- Among the best 50,000, the leading 5,000 included, as of a minute ago: of a million suppliers so few lead that they seldom fill a page.
alter table supplier_search add column is_prominent boolean not null default false;
create index supplier_search_prominent on supplier_search using gin (ts_filter(document, '{a,b,c}')) with (gin_pending_list_limit = 256)
  where is_prominent;
create index supplier_search_prominent_ids on supplier_search (supplier_id) include (is_leading) where is_prominent;

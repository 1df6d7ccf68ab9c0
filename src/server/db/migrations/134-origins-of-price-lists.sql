-- Where a row of a price list was harvested, which venues have to say of seafood; null where it is not said.
alter table price_list_rows add column origin text check (origin in ('australian', 'imported', 'mixed'));

-- A buyer's own words on a supplier that it has saved: no supplier's query may read them.
alter table saved_suppliers add column note text;

-- Venues change places in one statement, at whose end each place is taken once.
drop index venues_once;
alter table venues add constraint venues_once unique (supplier_id, position) deferrable initially immediate;

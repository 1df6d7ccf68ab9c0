-- Some suppliers have a clock by the name of their suburb: whose deliveries can still be ordered by a day is found from this index alone.
drop index suppliers_delivery;
create index suppliers_delivery on suppliers (id) include (state, suburb, postcode, delivers_on_holidays, cut_off, delivery_days)
  where cut_off is not null and delivery_days <> '{}' and state is not null;

-- Which suppliers are invented: a site that shows any of them says so, whatever its settings are today.
alter table suppliers add column is_demo boolean not null default false;
create index demo_suppliers on suppliers (id) where is_demo;

-- Those that were loaded before this column was there: nobody real has an address with the reserved ending.
update suppliers set is_demo = true where import_key is null and email like '%.example';

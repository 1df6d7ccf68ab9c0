-- The GST that the supplier says of a product, with which lines of its answers begin; null where it has not said.
alter table products add column gst text check (gst in ('taxable', 'free'));

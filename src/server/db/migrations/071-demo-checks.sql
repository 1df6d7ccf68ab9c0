-- A seal stands for what a person or a register has checked. Those of the demo marketplace had the digits of an ABN at most.
insert into supplier_evidence (supplier_id, what)
select id, 'Example: business registration and certificate of insurance'
from suppliers
where is_demo and is_verified
on conflict (supplier_id) do nothing;

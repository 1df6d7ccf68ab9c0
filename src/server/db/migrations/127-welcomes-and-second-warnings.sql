-- When an account got its welcome, which it gets once. Whoever is here already knows its way around.
alter table accounts add column welcomed_at timestamptz;
update accounts set welcomed_at = now();

-- When its supplier was told for the second time that what a seal rests on expires, a week before.
alter table supplier_evidence add column warned_again_at timestamptz;

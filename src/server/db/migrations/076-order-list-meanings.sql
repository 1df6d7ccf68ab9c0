-- What a buyer has said that a unit of an item holds. All of it is replaced at once.
create table order_list_meanings (
  account_id uuid primary key references accounts on delete cascade,
  meanings jsonb not null,
  updated_at timestamptz not null default now()
);

-- What came in by email for a contact, and by which email, so that it is taken once. It goes with the contact.
create table contact_replies (
  id bigint generated always as identity primary key,
  inquiry_id uuid not null references inquiries (id) on delete cascade,
  by text not null check (by in ('buyer', 'supplier')),
  note text not null,
  at timestamptz not null,
  message_hash text not null unique
);
create index contact_replies_by_inquiry on contact_replies (inquiry_id, id);

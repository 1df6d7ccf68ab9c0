-- How else somebody who asks to be contacted can be reached, and the email to the supplier that still waits for it.
alter table inquiries
  add column reply_phone text,
  -- No reference: an email that has left is cleared away long before its inquiry.
  add column waiting_email uuid;

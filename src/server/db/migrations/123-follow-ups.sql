-- What follows an accepted quote: the day of the first delivery, whether the venue may be shown, and that a review was asked for.
create table follow_ups (
  request_id uuid primary key references quote_requests (id) on delete cascade,
  first_delivery_on date,
  venue_asked_at timestamptz,
  venue_agrees boolean,
  review_asked_at timestamptz,
  check (venue_agrees is null or venue_asked_at is not null)
);

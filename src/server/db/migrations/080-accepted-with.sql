alter table quote_requests
  -- The same for the requests of a bulk request that were accepted in one go, so that they are undone as one.
  add column accepted_with uuid;

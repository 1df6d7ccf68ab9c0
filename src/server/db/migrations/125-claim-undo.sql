-- What an approval changed, so that it can be taken back for a minute: { emailId, role, gaveEmail }.
alter table claims add column approval jsonb;

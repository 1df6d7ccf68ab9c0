-- Names that the field uses: what a key stands for is a response, who wants no more search alerts is suppressed, and a step that nobody takes
-- is the system's.
alter table idempotency_keys rename column answer to response;

alter table search_alert_refusals rename to search_alert_suppressions;
alter index search_alert_refusals_pkey rename to search_alert_suppressions_pkey;

alter table quote_steps drop constraint quote_steps_by_check;
update quote_steps set by = 'system' where by = 'clock';
alter table quote_steps add constraint quote_steps_by_check check (by in ('buyer', 'supplier', 'system'));

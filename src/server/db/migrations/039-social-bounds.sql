-- Merges say how much on social media has moved and stayed. Those before did not count it: what has moved is known until they are final.

update supplier_merges m set
  moved = m.moved || (
    select jsonb_build_object(
      'socialAccounts', count(*) filter (where r.kind = 'socialAccounts'),
      'socialPosts', count(*) filter (where r.kind = 'socialPosts'),
      'socialTemplates', count(*) filter (where r.kind = 'socialTemplates'))
    from supplier_merge_rows r where r.merge_id = m.id),
  remaining = m.remaining || jsonb_build_object(
    'socialAccounts', (select count(*) from social_accounts where supplier_id = m.merged_id),
    'socialPosts', (select count(*) from social_posts where supplier_id = m.merged_id),
    'socialTemplates', (select count(*) from social_templates where supplier_id = m.merged_id));

-- How many posts of a listing went out lately, also where they were removed since, and which ones it has removed.
create index social_posts_posted on social_posts (supplier_id, posted_at) where status = 'posted';
create index social_posts_removed on social_posts (supplier_id, deleted_at) where deleted_at is not null;

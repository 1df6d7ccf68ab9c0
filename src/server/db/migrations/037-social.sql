-- Accounts on social platforms, posts and templates for them, and the sandbox in which posts appear that go to no platform.

create table social_accounts (
  id uuid primary key default gen_random_uuid(),
  supplier_id integer not null references suppliers on delete cascade,
  platform text not null check (platform in ('facebook', 'instagram', 'twitter', 'linkedin', 'tiktok')),
  account_name text not null check (account_name <> ''),
  auto_post_enabled boolean not null default false,
  -- The changes of a listing until then have become posts.
  auto_posted_until timestamptz,
  is_active boolean not null default true,
  network text not null check (network in ('sandbox', 'live')),
  -- The id of the page or person at the platform.
  remote_id text,
  -- Access and refresh token as JSON, encrypted with the site's secret.
  tokens text,
  tokens_expire_at timestamptz,
  -- When its supplier was told that the access ends.
  expiry_told_at timestamptz,
  needs_connecting boolean not null default false,
  last_post_at timestamptz,
  created_at timestamptz not null,
  check ((network = 'live') = (remote_id is not null))
);
create unique index social_accounts_by_name on social_accounts (supplier_id, platform, lower(account_name), network);
-- Posts name a platform only, so one account of it gets them.
create unique index social_accounts_active on social_accounts (supplier_id, platform) where is_active;
create index social_accounts_expiring on social_accounts (tokens_expire_at) where tokens_expire_at is not null;
create index social_accounts_auto_posting on social_accounts (supplier_id) where auto_post_enabled;

create table social_posts (
  id uuid primary key default gen_random_uuid(),
  supplier_id integer not null references suppliers on delete cascade,
  platform text not null check (platform in ('facebook', 'instagram', 'twitter', 'linkedin', 'tiktok')),
  post_type text not null check (post_type in ('manual', 'profile_update', 'promotion', 'featured_product')),
  content text not null check (content <> ''),
  hashtags text[] not null default '{}',
  image_url text,
  scheduled_for timestamptz,
  suggested_for timestamptz,
  status text not null check (status in ('draft', 'scheduled', 'posted', 'failed')),
  created_at timestamptz not null,
  posted_at timestamptz,
  error_message text,
  version integer not null default 1,
  -- An attempt to publish. Until it ends nothing else may change or publish the post; one whose process has died is asked for at the platform.
  attempt_id uuid,
  attempted_at timestamptz,
  attempt_until timestamptz,
  -- Attempts since it was scheduled that a platform had no time for, and when the next one begins.
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  -- Where it was posted.
  network text check (network in ('sandbox', 'live')),
  social_account_id uuid references social_accounts on delete set null,
  remote_id text,
  post_url text,
  -- Marks the link to the profile in the published text.
  link_code text not null unique,
  -- Written by itself, of a change of the listing.
  is_automatic boolean not null default false,
  visits integer not null default 0,
  deleted_at timestamptz,
  check ((status = 'posted') = (posted_at is not null)),
  check (status <> 'scheduled' or scheduled_for is not null),
  check (status <> 'draft' or scheduled_for is null),
  check ((attempt_id is null) = (attempt_until is null) and (attempt_id is null) = (attempted_at is null))
);
create index social_posts_of_supplier on social_posts (supplier_id, created_at desc, id) where deleted_at is null;
create index social_posts_by_time on social_posts (supplier_id, coalesce(posted_at, scheduled_for, suggested_for), id) where deleted_at is null;
create index social_posts_due on social_posts (scheduled_for) where status = 'scheduled' and deleted_at is null;
create index social_posts_under_way on social_posts (attempt_until) where attempt_id is not null;
create index social_posts_deleted on social_posts (deleted_at) where deleted_at is not null;
create index social_posts_of_account on social_posts (social_account_id);
create index social_posts_pictures on social_posts (image_url) where image_url is not null;

-- One visit of a visitor and day; the hour is for the best hours.
create table social_visits (
  post_id uuid not null references social_posts on delete cascade,
  visitor text not null,
  day date not null,
  visited_at timestamptz not null,
  primary key (post_id, day, visitor)
);
create index social_visits_by_age on social_visits (visited_at);
create index social_visits_of_visitor on social_visits (visitor);

create table social_templates (
  id uuid primary key default gen_random_uuid(),
  supplier_id integer not null references suppliers on delete cascade,
  template_name text not null check (template_name <> ''),
  platform text not null check (platform in ('facebook', 'instagram', 'twitter', 'linkedin', 'tiktok')),
  post_type text not null check (post_type in ('manual', 'profile_update', 'promotion', 'featured_product')),
  content_template text not null check (content_template <> ''),
  hashtag_template text not null default '',
  is_default boolean not null default false,
  is_active boolean not null default true,
  created_at timestamptz not null
);
create index social_templates_of_supplier on social_templates (supplier_id, created_at, id);
create unique index social_templates_default on social_templates (supplier_id, platform, post_type) where is_default;

-- The posts of the sandbox network. An attempt is posted once.
create table sandbox_social_posts (
  id uuid primary key default gen_random_uuid(),
  attempt_id uuid not null unique,
  supplier_id integer not null references suppliers on delete cascade,
  platform text not null,
  account_name text not null,
  text text not null,
  image_url text,
  posted_at timestamptz not null
);
create index sandbox_social_posts_pictures on sandbox_social_posts (image_url) where image_url is not null;
create index sandbox_social_posts_newest on sandbox_social_posts (supplier_id, posted_at desc, id);

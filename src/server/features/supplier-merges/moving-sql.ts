import { sql, type RawBuilder } from 'kysely'

/** One kind of rows that follow a merged listing: `t` in the fragments is a row of the table. */
type Kind = {
  table: RawBuilder<unknown>
  /** What a row is found by after it has moved; it came with the merge only if this is the same then. */
  key: RawBuilder<unknown>
  /** Returns whether the listing that a row would go to has one in its place: the row then stays where it is. */
  isTaken?: (to: number) => RawBuilder<boolean>
  /**
   * When a row was made, of what is its manager's own: an account that leaves with an undo takes along what it has made since the merge, which
   * whoever manages the kept listing next must not find.
   */
  madeAt?: RawBuilder<unknown>
}

const id = sql`t.id::text`
const at = (column: string) => sql`to_char(${sql.ref(`t.${column}`)} at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US')`
const taken = (table: string, matches: RawBuilder<boolean>) => (to: number) =>
  sql<boolean>`exists (select from ${sql.table(table)} o where o.supplier_id = ${to} and ${matches})`

/** What follows whoever manages the business, or has written to it. */
const ALWAYS = {
  reviews: { table: sql`reviews`, key: id, isTaken: taken('reviews', sql`o.account_id = t.account_id`) },
  // Who has had a review removed cannot write the next one unseen, whichever of the two it was about.
  removedReviews: {
    table: sql`removed_reviews`,
    key: sql`t.account_id || ' ' || ${at('removed_at')}`,
    isTaken: taken('removed_reviews', sql`o.account_id = t.account_id`),
  },
  requests: { table: sql`quote_requests`, key: id },
  samples: { table: sql`samples`, key: id },
  inquiries: {
    table: sql`inquiries`,
    key: sql`t.day || ' ' || t.visitor`,
    isTaken: taken('inquiries', sql`o.day = t.day and o.visitor = t.visitor`),
  },
  saved: {
    table: sql`saved_suppliers`,
    key: sql`t.account_id || ' ' || ${at('created_at')}`,
    isTaken: taken('saved_suppliers', sql`o.account_id = t.account_id`),
  },
  // Under the name that it had; a register has a listing once.
  approvedSuppliers: {
    table: sql`approved_suppliers`,
    key: id,
    isTaken: taken('approved_suppliers', sql`o.account_id = t.account_id and o.removed_at is null`),
  },
  // A group has one offer of a supplier.
  groupOffers: { table: sql`group_offers`, key: sql`t.group_id::text`, isTaken: taken('group_offers', sql`o.group_id = t.group_id`) },
  groups: { table: sql`buying_groups`, key: id },
} satisfies Record<string, Kind>

/** What follows only together with the account that manages the merged listing. */
const WITH_ACCOUNT = {
  accounts: { table: sql`accounts`, key: id },
  subscriptions: { table: sql`subscriptions`, key: id, madeAt: sql`t.created_at` },
  billingCustomers: {
    table: sql`billing_customers`,
    key: sql`t.provider || ' ' || t.provider_customer_id`,
    madeAt: sql`t.created_at`,
    isTaken: taken('billing_customers', sql`o.provider = t.provider`),
  },
  invoices: { table: sql`invoices`, key: id, madeAt: sql`t.issued_at` },
  documents: { table: sql`supplier_documents`, key: id, madeAt: sql`t.created_at` },
  savedAnswers: {
    table: sql`saved_answers`,
    key: id,
    madeAt: sql`t.created_at`,
    isTaken: taken('saved_answers', sql`lower(o.name) = lower(t.name)`),
  },
  // For the account's own eyes.
  changes: { table: sql`listing_changes`, key: id, madeAt: sql`t.at` },
  // A platform has one active account of a listing, one of a name, and a page once.
  socialAccounts: {
    table: sql`social_accounts`,
    key: id,
    madeAt: sql`t.created_at`,
    isTaken: taken(
      'social_accounts',
      sql`o.platform = t.platform and (o.is_active and t.is_active or o.remote_id = t.remote_id
        or lower(o.account_name) = lower(t.account_name) and o.network = t.network)`,
    ),
  },
  socialPosts: { table: sql`social_posts`, key: id, madeAt: sql`t.created_at` },
  socialTemplates: {
    table: sql`social_templates`,
    key: id,
    madeAt: sql`t.created_at`,
    isTaken: taken('social_templates', sql`o.is_default and t.is_default and o.platform = t.platform and o.post_type = t.post_type`),
  },
  sandboxPosts: { table: sql`sandbox_social_posts`, key: id, madeAt: sql`t.posted_at` },
  members: {
    table: sql`listing_members`,
    key: id,
    madeAt: sql`t.invited_at`,
    isTaken: taken('listing_members', sql`lower(o.email) = lower(t.email)`),
  },
} satisfies Record<string, Kind>

export const KINDS: Record<MovedKind, Kind> = { ...ALWAYS, ...WITH_ACCOUNT }
export type MovedKind = keyof typeof ALWAYS | keyof typeof WITH_ACCOUNT
export const kindsOf = ({ withAccount }: { withAccount: boolean }) => Object.keys(withAccount ? KINDS : ALWAYS) as MovedKind[]

/** The reviews that make room: a buyer has reviewed both listings, and the other review is shown. */
export const OLDER_REVIEWS = 'olderReviews'

/**
 * What becomes of each table that refers to suppliers, by table and column. "follows" is moved by `KINDS`; "stays" is left with the merged
 * listing, where nobody sees it; "derived" is made from the listing itself by triggers; "merge" is about merging. A test compares this with
 * the database.
 */
export const DECIDED: Record<string, 'follows' | 'follows the account' | 'stays' | 'derived' | 'merge'> = {
  'reviews.supplier_id': 'follows',
  'removed_reviews.supplier_id': 'follows',
  'quote_requests.supplier_id': 'follows',
  'samples.supplier_id': 'follows',
  'inquiries.supplier_id': 'follows',
  'saved_suppliers.supplier_id': 'follows',
  'approved_suppliers.supplier_id': 'follows',
  'group_offers.supplier_id': 'follows',
  'buying_groups.supplier_id': 'follows',
  'accounts.supplier_id': 'follows the account',
  'subscriptions.supplier_id': 'follows the account',
  'billing_customers.supplier_id': 'follows the account',
  // Of an account that was deleted: it says only that a plan was given back.
  'billing_customers.left_supplier_id': 'stays',
  'invoices.supplier_id': 'follows the account',
  'supplier_documents.supplier_id': 'follows the account',
  'saved_answers.supplier_id': 'follows the account',
  'listing_members.supplier_id': 'follows the account',
  'listing_changes.supplier_id': 'follows the account',
  'social_accounts.supplier_id': 'follows the account',
  'social_posts.supplier_id': 'follows the account',
  'social_templates.supplier_id': 'follows the account',
  'sandbox_social_posts.supplier_id': 'follows the account',
  'products.supplier_id': 'stays',
  'venues.supplier_id': 'stays',
  // Said of the listing that was shown.
  'import_answers.supplier_id': 'stays',
  // The merge has changed both, so nothing of it is undone any more.
  'import_effects.listing_id': 'stays',
  'images.supplier_id': 'stays',
  'promotions.supplier_id': 'stays',
  'quote_forms.supplier_id': 'stays',
  'price_lists.supplier_id': 'stays',
  'price_list_rows.supplier_id': 'stays',
  // Proof of who supplied whom, as it was.
  'seafood_supplies.supplier_id': 'stays',
  'supplier_evidence.supplier_id': 'stays',
  'visits.supplier_id': 'stays',
  'views_by_day.supplier_id': 'stays',
  'listing_searches.supplier_id': 'stays',
  'weekly_figures.supplier_id': 'stays',
  // Decided claims; with an open one there is no merge. A link to claim leads nowhere while the merge holds.
  'claims.supplier_id': 'stays',
  'one_time_links.supplier_id': 'stays',
  // Alerts that were sent; the others look on.
  'search_alerts.supplier_id': 'stays',
  'range_words.supplier_id': 'derived',
  'range_goods.supplier_id': 'derived',
  'supplier_search.supplier_id': 'derived',
  'supplier_words.supplier_id': 'derived',
  'supplier_reach.supplier_id': 'derived',
  'unread_suppliers.supplier_id': 'derived',
  'supplier_keys.supplier_id': 'derived',
  // A deleted listing is not merged.
  'supplier_deletions.supplier_id': 'stays',
  'distinct_suppliers.first_id': 'merge',
  'distinct_suppliers.second_id': 'merge',
  'supplier_merges.kept_id': 'merge',
  'supplier_merges.merged_id': 'merge',
}

import { createHash, randomUUID } from 'node:crypto'
import type { PostState } from '#contract/social/social-options.ts'
import type { Db } from '#server/db/db.ts'
import { DEMO_SOCIAL, type DemoPost } from '#server/db/demo/social.ts'
import type { DemoSupplier } from '#server/db/demo/types.ts'
import { supplierTimeZone } from '#shared/time/supplier-time-zone.ts'
import { composedText } from '#shared/social/social-text.ts'
import { instantOf, localTimeOf } from '#shared/time/zoned-time.ts'

const DAY_MS = 86_400_000

/** Inserts what a demo supplier has on social media, around the day of `now`; does nothing for one that has nothing. */
export async function loadDemoSocial(tx: Db, supplierId: number, supplier: DemoSupplier, now: Date): Promise<void> {
  const social = DEMO_SOCIAL[supplier.businessName]
  if (!social) return
  const createdAt = new Date(now.getTime() - 30 * DAY_MS)
  const network = 'sandbox'
  await tx
    .insertInto('socialAccounts')
    .values(social.accounts.map((account) => ({ ...account, supplierId, network, createdAt })))
    .execute()
  if (social.templates.length > 0)
    await tx
      .insertInto('socialTemplates')
      .values(social.templates.map((template) => ({ ...template, supplierId, isDefault: true, createdAt })))
      .execute()
  for (const post of social.posts) {
    const accountName = social.accounts.find(({ platform }) => platform === post.platform)?.accountName ?? supplier.businessName
    await insertPost(tx, { supplierId, accountName, post, at: timeOf(post, supplier, now), createdAt })
  }
  await tx
    .updateTable('socialAccounts as a')
    .set((eb) => ({
      lastPostAt: eb
        .selectFrom('socialPosts as p')
        .select((post) => post.fn.max('p.postedAt').as('at'))
        .whereRef('p.supplierId', '=', 'a.supplierId')
        .whereRef('p.platform', '=', 'a.platform')
        .where('p.status', '=', 'posted'),
    }))
    .where('a.supplierId', '=', supplierId)
    .execute()
}

function timeOf({ days, hour }: DemoPost, supplier: DemoSupplier, now: Date): string {
  const timeZone = supplierTimeZone(supplier)
  const day = localTimeOf(new Date(now.getTime() + days * DAY_MS).toISOString(), timeZone).slice(0, 10)
  return instantOf(`${day}T${String(hour).padStart(2, '0')}:00`, timeZone).instant
}

type Placed = { supplierId: number; accountName: string; post: DemoPost; at: string; createdAt: Date }

async function insertPost(tx: Db, { supplierId, accountName, post, at, createdAt }: Placed): Promise<void> {
  const { platform, postType, content, hashtags, errorMessage, visits = 0 } = post
  const status: PostState = post.status ?? (post.days < 0 ? 'posted' : 'scheduled')
  // Always the same, so that links in what is tried out stay what they are.
  const linkCode = createHash('sha256').update(content).digest('hex').slice(0, 12)
  const columns = { supplierId, platform, postType, content, hashtags, status, createdAt, linkCode, visits, ...timesOf(status, at) }
  const { id: postId } = await tx
    .insertInto('socialPosts')
    .values({ ...columns, errorMessage: errorMessage ?? null })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (status !== 'posted') return
  // Without the link, whose address only the running site knows.
  const text = composedText({ content: content.replace(' {profileLink}', ''), hashtags })
  await tx
    .insertInto('sandboxSocialPosts')
    .values({ attemptId: randomUUID(), supplierId, platform, accountName, text, postedAt: at })
    .execute()
  if (visits > 0)
    await tx
      .insertInto('socialVisits')
      .values(visitsOf(postId, at, visits))
      .execute()
}

const timesOf = (status: PostState, at: string) => ({
  postedAt: status === 'posted' ? at : null,
  scheduledFor: status === 'draft' ? null : at,
  suggestedFor: status === 'draft' ? at : null,
  network: status === 'posted' ? ('sandbox' as const) : null,
})

/** Visits some hours after a post. */
const visitsOf = (postId: string, at: string, count: number) =>
  Array.from({ length: count }, (_, place) => {
    const visitedAt = new Date(Date.parse(at) + ((place % 5) + 1) * 3_600_000).toISOString()
    return { postId, visitor: `past ${randomUUID()}`, day: visitedAt.slice(0, 10), visitedAt }
  })

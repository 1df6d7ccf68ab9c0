import { addSocialAccount } from '#contract/social/social-accounts.ts'
import { addSocialPost, listSocialPosts, type SocialPost } from '#contract/social/social-posts.ts'
import type { CallerInput } from '#contract/endpoint/endpoint.ts'
import { listSandboxPosts } from '#contract/social/social-analytics.ts'
import { addSocialTemplate } from '#contract/social/social-templates.ts'
import type { TestApp } from '#test/app/app.ts'
import { supplier } from './people.ts'

type NewPost = Partial<Omit<CallerInput<typeof addSocialPost>, 'id'>>

/** Returns a new supplier with what tests of the social tools do. */
export async function socialSupplier(app: TestApp) {
  const person = await supplier(app)
  const path = { id: person.supplierId }
  const write = (post: NewPost = {}) => person.call(addSocialPost, { ...path, platform: 'facebook', content: 'Fresh beans', ...post })
  const posts = async (filter: Partial<CallerInput<typeof listSocialPosts>> = {}) =>
    (await person.call(listSocialPosts, { ...path, ...filter })).items
  return {
    ...person,
    path,
    write,
    posts,
    post: async ({ id }: Pick<SocialPost, 'id'>) => (await posts({ limit: 100 })).find((post) => post.id === id)!,
    feed: async () => (await person.call(listSandboxPosts, path)).items,
  }
}

export const inMinutes = (minutes: number, now = new Date()) => new Date(now.getTime() + minutes * 60_000).toISOString()

/** Adds an account on a social platform, a draft and a template for it. */
export async function socialRows({ supplierId: id, call }: Awaited<ReturnType<typeof supplier>>) {
  const platform = 'facebook'
  const { id: account } = await call(addSocialAccount, { id, platform, accountName: 'Bean Co' })
  const { id: post } = await call(addSocialPost, { id, platform, content: 'Fresh beans' })
  const { id: template } = await call(addSocialTemplate, { id, platform, templateName: 'New', contentTemplate: 'New: {product}' })
  return { account, post, template }
}

/** Suspends a listing, or restores it with null. */
export const suspendListing = ({ context: { db } }: TestApp, { supplierId }: { supplierId: number }, suspendedAt: Date | null) =>
  db
    .updateTable('suppliers')
    .set({ suspendedAt, suspensionReason: suspendedAt && 'Not known' })
    .where('id', '=', supplierId)
    .execute()

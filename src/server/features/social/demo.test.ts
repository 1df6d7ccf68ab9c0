import { describe, expect, test } from 'vitest'
import { DEMO_SOCIAL } from '#server/db/demo/social.ts'
import { suppliers } from '#server/db/demo/suppliers/all.ts'
import { createTestApp } from '#test/app/app.ts'
import { problemsOf } from './posts/post-rules.ts'

describe('The demo data of social media', () => {
  test('it belongs to demo suppliers, and what is posted or scheduled keeps to the limits of its platform', async () => {
    const names = suppliers.map(({ businessName }) => businessName)
    expect(names).toEqual(expect.arrayContaining(Object.keys(DEMO_SOCIAL)))
    const app = await createTestApp({ DEMO_DATA: 'true' })
    const posts = await app.context.db.selectFrom('socialPosts').selectAll().execute()
    await app.stop()
    const states = Map.groupBy(posts, ({ status }) => status)
    expect([...states.keys()].toSorted()).toEqual(['draft', 'failed', 'posted', 'scheduled'])
    for (const post of [...states.get('posted')!, ...states.get('scheduled')!])
      expect([post.content, problemsOf(post)]).toEqual([post.content, []])
    for (const { scheduledFor } of states.get('scheduled')!) expect(Date.parse(scheduledFor!)).toBeGreaterThan(Date.now())
    for (const { postedAt } of states.get('posted')!) expect(Date.parse(postedAt!)).toBeLessThan(Date.now())
  })
})

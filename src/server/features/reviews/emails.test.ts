import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addReview, replyToReview } from '#contract/reviews/reviews.ts'
import { confirmReader } from '#server/features/emails/delivery/held-emails.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, supplier } from '#test/people/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const about = async (address: string, subjectPart: string) =>
  (await app.emails()).filter(({ to, subject }) => to?.[0]?.address === address && subject?.includes(subjectPart))

describe('Emails about reviews', () => {
  test('a supplier gets an email about a review, and its author one about the first reply but none about a changed one', async () => {
    const [ann, beans] = [await buyer(app), await supplier(app)]
    for (const { email } of [ann, beans]) await confirmReader(app.context, email)
    const id = beans.supplierId
    const review = await ann.call(addReview, { id, rating: 2, text: 'Late twice.' })
    const [email, ...more] = await about(beans.email, `${ann.username} has reviewed`)
    expect(more).toEqual([])
    expect(email?.text).toContain('2 of 5 stars')
    expect(email?.text).toContain('Late twice.')
    expect(email?.text).toContain(`/suppliers/${id}#reviews`)
    await beans.call(replyToReview, { id: review.id, text: 'The van is mended.' })
    await beans.call(replyToReview, { id: review.id, text: 'The van is mended, and there is a second one.' })
    const replies = await about(ann.email, 'has replied to your review')
    expect(replies).toHaveLength(1)
    expect(replies[0]?.text).toContain('The van is mended.')
  })

  test('a review of a listing without an email is accepted and sends no email', async () => {
    const ann = await buyer(app)
    const { id } = await app.supplier({ email: null })
    await ann.call(addReview, { id, rating: 5, text: 'Good.' })
    expect((await app.emails()).filter(({ subject }) => subject?.startsWith(`${ann.username} has reviewed`))).toEqual([])
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeContent } from '#contract/site/site-content.ts'
import { suspendSupplier } from '#contract/owner/owner-supplier-actions.ts'
import { addReview } from '#contract/reviews/reviews.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { allByRole, byRole, servedPage, textOf } from '#test/app/pages.ts'
import { buyer, owner, type Person } from '#test/people/people.ts'

let app: TestApp
let siteOwner: Person
beforeAll(async () => {
  app = await createTestApp()
  siteOwner = await owner(app)
})
afterAll(() => app.stop())

const setFigures = (value: string) => siteOwner.call(changeContent, { key: 'home.claims.figures', value })
const setTestimonials = (value: string) => siteOwner.call(changeContent, { key: 'home.claims.testimonials', value })
const home = () => servedPage(app, '/')

describe('Figures and praise of the home page', () => {
  test('without demo data no figure and no praise is shown', async () => {
    const { main, document } = await home()
    const text = textOf(document.body)
    for (const claim of ['2,847', '500+', '40%', '$3,200', '+12', '54+', 'background check', 'this week', 'Example'])
      expect(text).not.toContain(claim)
    expect(allByRole(main, 'blockquote')).toEqual([])
    expect(allByRole(main, 'region', 'The beta in numbers')).toEqual([])
  })

  test('samples are marked as examples where the data is not demo data, and once a page beside demo data', async () => {
    await setFigures('sample')
    await setTestimonials('sample')
    const { main } = await home()
    expect(textOf(main)).toContain('2,847 Australian cafes and restaurants have joined')
    // Nobody measures it, and a listing is public before it is checked.
    for (const untrue of ['this week', 'before listing']) expect(textOf(main)).not.toContain(untrue)
    expect(textOf(byRole(main, 'region', 'From the first venues through the door'))).toContain('Example')
    expect([...byRole(main, 'region', 'The beta in numbers').querySelectorAll('dt')].map(textOf)).toContain(
      'spots left in the beta Example',
    )
    const { id } = await app.supplier({ isDemo: true })
    await app.context.changes.publish(app.context.db)
    for (const path of ['/', '/pricing']) {
      const text = textOf((await servedPage(app, path)).main)
      expect(text).not.toContain('Example')
      expect([path, text.split('Sample figures').length - 1]).toEqual([path, 1])
    }
    await app.context.db.deleteFrom('suppliers').where('id', '=', id).execute()
  })

  test('computed figures are those of the database, and praise is the newest five-star reviews, without held ones and suspended suppliers', async () => {
    const [beans, milk] = [await app.supplier({ businessName: 'Bean Co' }), await app.supplier({ businessName: 'Milk Co' })]
    const ann = await buyer(app)
    const text = 'Always on the step before we open, and never short.'
    await ann.call(addReview, { id: beans.id, rating: 5, text })
    await ann.call(addReview, { id: milk.id, rating: 4, text: 'Good milk, but they came late twice in a month.' })
    const held = await (
      await buyer(app)
    ).call(addReview, { id: milk.id, rating: 5, text: 'The best milk there is, and everybody knows it.' })
    await app.context.db.updateTable('reviews').set({ status: 'held' }).where('id', '=', held.id).execute()
    const closed = await app.supplier({ category: 'Tea' })
    await ann.call(addReview, { id: closed.id, rating: 5, text: 'They have not been late once in all these years.' })
    await siteOwner.call(suspendSupplier, { id: closed.id, reason: 'Closed' })
    await setFigures('computed')
    await setTestimonials('computed')
    const { main } = await home()
    const counted = await app.context.db
      .selectFrom('accounts')
      .select((eb) => eb.fn.countAll<number>().as('venues'))
      .where('role', '=', 'restaurant')
      .executeTakeFirstOrThrow()
    const figures = Object.fromEntries(
      [...byRole(main, 'region', 'The beta in numbers').querySelectorAll('dd')].map((figure) => [
        textOf(figure.parentElement!.querySelector('dt')!),
        textOf(figure),
      ]),
    )
    expect(figures).toEqual({ suppliers: '2', 'categories with suppliers': '1', 'cafes and restaurants': String(counted.venues) })
    expect(textOf(main)).toContain(`${counted.venues} Australian cafes and restaurants have joined. They compare 2 suppliers`)
    expect(allByRole(main, 'blockquote').map(textOf)).toEqual([text])
    const testimonials = byRole(main, 'region', 'From the first venues through the door')
    expect(byRole(testimonials, 'link', 'Bean Co').getAttribute('href')).toBe(`/suppliers/${beans.id}`)
    expect(textOf(main)).not.toContain('Example')
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeEmailChoice, getEmailChoices } from '#contract/emails/email-choices.ts'
import { EMAIL_KINDS } from '#contract/emails/email-kinds.ts'
import { EMAIL_LISTS, type EmailList } from '#contract/emails/unsubscribe.ts'
import { inTransaction } from '#server/db/db.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, confirmAddressOf, owner, supplier, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ OWNER_EMAIL: 'olga@backdock.example' })
})
afterAll(() => app.stop())

const listsOf = async (person: Person) => (await person.call(getEmailChoices, {})).choices.map(({ list }) => list)
const invite = (recipient: string, supplierId: number) => {
  const facts = { supplier: { id: supplierId, businessName: 'Tin Shed' }, buyer: null, serial: 7 }
  const email = { kind: 'review-invitation', recipient, replyTo: null, facts } as const
  return inTransaction(app.context.db, (tx) => enqueueEmails(tx, app.context, [email], { sender: null }))
}

describe('The kinds of email', () => {
  test('every list has a kind, and whatever somebody with an account can stop is in their choices', async () => {
    const lists = new Set(Object.values(EMAIL_KINDS).flatMap((kind) => ('list' in kind ? kind.list : [])))
    // What goes to a listing that nobody has claimed has no account, whatever its kind.
    expect([...lists, 'listing'].toSorted()).toEqual([...EMAIL_LISTS].toSorted())
    const shown = [await listsOf(await buyer(app)), await listsOf(await supplier(app)), await listsOf(await owner(app))].flat()
    const without: EmailList[] = ['listing', 'digests', 'newsletter']
    expect([...new Set(shown)].toSorted()).toEqual(EMAIL_LISTS.filter((list) => !without.includes(list)).toSorted())
  })
})

describe('GET and PUT /api/account/emails', () => {
  test('a buyer has a switch for each kind with its address, and reads what is always sent', async () => {
    const ann = await buyer(app)
    await confirmAddressOf(app, ann)
    const { choices, always } = await ann.call(getEmailChoices, {})
    expect(choices.map(({ list }) => list)).toEqual([
      'reminders',
      'review-invitations',
      'search-alerts',
      'groups',
      'register',
      'public-holidays',
    ])
    for (const choice of choices) expect(choice).toMatchObject({ address: ann.email, isOn: true, isFixed: false })
    expect(always).toEqual([
      { about: 'requests', addresses: [ann.email] },
      { about: 'account', addresses: [ann.email] },
    ])
  })

  test('what is switched off is not sent until it is switched on again', async () => {
    const ann = await buyer(app)
    await confirmAddressOf(app, ann)
    const { supplierId } = await supplier(app)
    const isOn = async (on: boolean) =>
      (await ann.call(changeEmailChoice, { list: 'review-invitations', isOn: on })).choices.find(
        ({ list }) => list === 'review-invitations',
      )?.isOn
    expect(await isOn(false)).toBe(false)
    expect(await invite(ann.email, supplierId)).toEqual([])
    expect(await isOn(false)).toBe(false)
    expect(await isOn(true)).toBe(true)
    expect(await invite(ann.email, supplierId)).toHaveLength(1)
  })

  test('of an address that the account has not confirmed, or that is another one, nothing can be changed', async () => {
    const [ann, beans] = [await buyer(app), await supplier(app)]
    expect((await ann.call(getEmailChoices, {})).choices.every(({ isFixed }) => isFixed)).toBe(true)
    expect(await problemOf(ann.call(changeEmailChoice, { list: 'reminders', isOn: false }))).toMatchObject({ status: 409 })
    await confirmAddressOf(app, beans)
    const other = `other-${randomUUID()}@people.example`
    await app.context.db.updateTable('suppliers').set({ email: other }).where('id', '=', beans.supplierId).execute()
    const { choices, always } = await beans.call(getEmailChoices, {})
    expect(choices).toContainEqual({ list: 'reminders', address: other, isOn: true, isFixed: true })
    expect(choices).toContainEqual({ list: 'weekly-figures', address: beans.email, isOn: true, isFixed: false })
    expect(always).toContainEqual({ about: 'requests', addresses: [other] })
    expect(await problemOf(beans.call(changeEmailChoice, { list: 'reviews', isOn: false }))).toMatchObject({ status: 409 })
    await beans.call(changeEmailChoice, { list: 'weekly-figures', isOn: false })
  })

  test('what an account does not get is unknown, and the newsletter is there for who has subscribed', async () => {
    const ann = await buyer(app)
    await confirmAddressOf(app, ann)
    expect(await problemOf(ann.call(changeEmailChoice, { list: 'weekly-figures', isOn: false }))).toMatchObject({ status: 404 })
    expect(await problemOf(ann.call(changeEmailChoice, { list: 'spam', isOn: false } as never))).toMatchObject({ status: 400 })
    expect(await listsOf(ann)).not.toContain('newsletter')
    await app.context.db.insertInto('newsletterSubscribers').values({ email: ann.email, confirmedAt: new Date() }).execute()
    expect(await listsOf(ann)).toContain('newsletter')
  })
})

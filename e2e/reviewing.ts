import type { Page } from '@playwright/test'
import { newPerson, registered, signIn, type Person } from './people.ts'
import { expect, type Caller } from './site.ts'

// The reviews of a supplier's page, and who writes them.

export const section = (page: Page) => page.getByRole('region', { name: 'Customer Reviews' })
export const cardOf = (page: Page, { username }: Pick<Person, 'username'>) =>
  section(page).getByRole('article').filter({ hasText: username })
export const write = (page: Page) => section(page).getByRole('button', { name: 'Write a review' })

/** A listing of its own, whose supplier is signed in. */
export async function newSupplier<By extends Caller>(page: By) {
  await signIn(page, await registered(page, { businessName: `Roasters of ${newPerson().username}` }))
  const { user } = await (await page.request.get('/api/me')).json()
  return { page, id: user.supplierId as number, path: `/suppliers/${user.supplierId}` }
}

export async function review(page: Page, id: number, text: string) {
  const answer = await page.request.post(`/api/suppliers/${id}/reviews`, { data: { rating: 2, text } })
  expect(answer.status()).toBe(201)
}

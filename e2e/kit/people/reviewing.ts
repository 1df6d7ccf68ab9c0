import type { Page } from '@playwright/test'
import type { Person } from './people.ts'
import { expect } from '#e2e/kit/site.ts'

// Locators for the reviews on a supplier's page, and a call that writes one.

export const section = (page: Page) => page.getByRole('region', { name: 'Customer Reviews' })
export const cardOf = (page: Page, { username }: Pick<Person, 'username'>) =>
  section(page).getByRole('article').filter({ hasText: username })
export const write = (page: Page) => section(page).getByRole('button', { name: 'Write a review' })

export async function review(page: Page, id: number, text: string) {
  const response = await page.request.post(`/api/suppliers/${id}/reviews`, { data: { rating: 2, text } })
  expect(response.status()).toBe(201)
}

import type { Page } from '@playwright/test'
import { send } from './calls.ts'
import type { Supplier } from './suppliers.ts'

// Posts of a supplier, and where they are on the page of the social media tools.

export const POSTS = '/social-media-dashboard?tab=posts'
/** The supplier's time zone. */
export const ZONE = 'Australia/Sydney'
const DAY_MS = 86_400_000

export const rows = (page: Page) => page.getByRole('list', { name: 'Posts' }).getByRole('listitem')
export const row = (page: Page, text: string) => rows(page).filter({ hasText: text })
export const composer = (page: Page) => page.getByRole('dialog', { name: 'Write a post' })

/** Returns the day in Sydney that many days from today. */
export const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toLocaleDateString('en-CA', { timeZone: ZONE })
/** Returns noon or one o'clock of that day in Sydney, as UTC. */
export const noonIn = (days: number) => `${dayIn(days)}T02:00:00Z`

export const writePost = (page: Page, { id }: Pick<Supplier, 'id'>, post: object) =>
  send(page, `/api/suppliers/${id}/social-posts`, { platform: 'facebook', content: 'Fresh beans', ...post })
